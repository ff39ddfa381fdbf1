import { spawnSync } from 'node:child_process'

import { commandLine, wronglyCalled } from './commandLine.mjs'
import { root } from './prepare.mjs'

/** Builds the image, sends it to its registry, and signs what the registry has taken. */
const usage = `IMAGE=registry/name:tag REGISTRY_USER=… REGISTRY_TOKEN=… node scripts/publishImage.mjs
Needs docker, and cosign, which signs in the name of the workflow that runs it.
  --dry-run  says what would be done`
const { values } = commandLine({ usage, options: { 'dry-run': { type: 'boolean' } } })
const { IMAGE: named, REGISTRY_USER: user, REGISTRY_TOKEN: token } = process.env
if (!named || !user || !token) {
  wronglyCalled('IMAGE, REGISTRY_USER and REGISTRY_TOKEN are not all set.', usage)
}
// A repository may be called in capitals, an image may not.
const image = named.toLowerCase()

/** Runs a command and gives what it printed; ends where it fails. */
function must(command, args, input) {
  console.log(`· ${command} ${args.join(' ')}`)
  if (values['dry-run']) return `${image}@sha256:0`
  const output = ['pipe', 'pipe', 'inherit']
  const { status, stdout } = spawnSync(command, args, {
    cwd: root,
    input,
    encoding: 'utf8',
    stdio: output,
  })
  if (status !== 0) process.exit(status ?? 1)
  return stdout
}

const [registry] = image.split('/', 1)
must('docker', ['login', registry, '--username', user, '--password-stdin'], token)
must('docker', ['build', '--tag', image, '.'])
must('docker', ['push', image])
// By its digest: a tag can be moved to another image after it was signed.
const digest = must('docker', ['inspect', '--format', '{{index .RepoDigests 0}}', image]).trim()
must('cosign', ['sign', '--yes', digest])
