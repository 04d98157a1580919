# Everything a developer does, by name. `make` alone lists it.

PREFIX ?= /usr/local
DESTDIR ?=
# Seconds for each fuzz target.
SECONDS ?= 60
# How long the program is killed at random.
MINUTES ?= 10

release := swift build -c release --static-swift-stdlib --product formview
binary := .build/release/formview
target := $(DESTDIR)$(PREFIX)
zsh := site-functions

.PHONY: help dependencies build run test lint fuzz faults torture sanitize bench reference tutorial pictures demo deb tarball packages install files clean
.DEFAULT_GOAL := help

help: ## list these targets
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/make \1|\2/p' Makefile | awk -F'|' '{printf "  %-20s%s\n", $$1, $$2}'

dependencies: ## install the system packages that are missing, or say how
	@.ci/dependencies

build: dependencies ## build the program in release mode: .build/release/formview
	$(release)

run: build ## open Forms/person.plist on data/person.json
	@$(binary) Forms/person.plist data/person.json

test: dependencies ## run every test
	swift test

lint: dependencies ## hold the code against the style and the forms against the format
	swift format lint --strict --recursive Sources Tests Package.swift
	swift build --product formview
	.build/debug/formview lint --strict Forms/*.plist Forms/Gallery/*.plist Forms/Settings/settings.plist

fuzz: dependencies ## fuzz each reader for SECONDS (60) seconds
	Tests/Fuzzing/run $(SECONDS)

faults: dependencies ## fail every call on a file while it is saved and journalled, once with each error
	FAULTS=all swift test --filter FaultTests

torture: dependencies ## kill the program at random for MINUTES (10) minutes, cut the power, and look for what is lost
	TORTURE_MINUTES=$(MINUTES) swift test --filter \
	  'TortureTests|PowerCutTests|PlantedFormTests|EndlessDatabaseTests|DatabaseTrustTests|JournalPlaceTests|SecretsByEveryKeyTests'

sanitize: dependencies ## run tests under the address sanitizer, and those of threads under the thread sanitizer
	Tests/sanitize address thread

bench: build ## measure the program beside what else is on this machine (SIZES, RUNS)
	Tests/Benchmarks/run

reference: dependencies ## write Documentation/form-reference.md from the vocabulary
	swift build --product formview
	LC_ALL=C .build/debug/formview explain --all > .build/form-reference.md
	mv .build/form-reference.md Documentation/form-reference.md

tutorial: dependencies ## write what the program prints and shows into Documentation/Tutorial.md
	RECORD_TUTORIAL=1 swift test --filter TutorialTests

pictures: build ## make the pictures of the documentation again, from the real program
	Documentation/screens/make

demo: build ## record the demo of the README again, from the real program
	Documentation/demo/record

deb: dependencies ## make a Debian package: .build/package/formview_*.deb
	Packaging/make deb

tarball: dependencies ## make a folder that runs in place, packed: .build/package/formview-*.tar.xz
	Packaging/make tarball

packages: dependencies ## make both, and try them in a clean Debian 12 and 13 (as root)
	Packaging/make tarball
	Packaging/make deb
	Packaging/try

install: build files ## install binary, man page and completions below PREFIX (/usr/local)

# What a package has, too: see Packaging/make.
files:
	install -d $(target)/bin $(target)/share/man/man1 $(target)/share/zsh/$(zsh) \
	  $(target)/share/bash-completion/completions $(target)/share/fish/vendor_completions.d
	install -m 755 -s $(binary) $(target)/bin/formview
	install -m 644 Documentation/formview.1 $(target)/share/man/man1/formview.1
	$(binary) --generate-completion-script bash > $(target)/share/bash-completion/completions/formview
	$(binary) --generate-completion-script zsh > $(target)/share/zsh/$(zsh)/_formview
	$(binary) --generate-completion-script fish \
	  > $(target)/share/fish/vendor_completions.d/formview.fish

clean: ## remove everything that was built
	rm -rf .build .build-fuzz .build-sanitize
