#!/bin/sh
# Writes the settings of the environment into the console, and becomes the web server that sends it.
set -eu
program=$(cd "$(dirname "$0")" && pwd)
target=${GATEHOUSE_TARGET:-/tmp/gatehouse}
node "$program/prepare-console.mjs" "$program/console" "$target"
exec nginx -c "$target/nginx.conf" -e stderr
