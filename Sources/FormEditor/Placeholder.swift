// The editor goes here.
