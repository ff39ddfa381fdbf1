import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { commandLine, wronglyCalled } from './commandLine.mjs'
import { root } from './prepare.mjs'

/**
 * Builds the image with its provenance, sends it to its registry, signs what the registry has taken
 * and attaches the bill of materials to it.
 */
const usage = `IMAGE=registry/name:tag REGISTRY_USER=… REGISTRY_TOKEN=… node scripts/publishImage.mjs
Needs docker, and cosign, which signs in the name of the workflow that runs it.
  --dry-run  says what would be done`
const { values } = commandLine({ usage })
const { IMAGE: named, REGISTRY_USER: user, REGISTRY_TOKEN: token } = process.env
if (!named || !user || !token) {
  wronglyCalled('IMAGE, REGISTRY_USER and REGISTRY_TOKEN are not all set.', usage)
}
const BUILDER = 'kathasagar'
// A repository may be called in capitals, an image may not.
const image = named.toLowerCase()

/** Runs a command; ends where it fails. */
function must(command, args, input) {
  console.log(`· ${command} ${args.join(' ')}`)
  if (values['dry-run']) return
  const { status } = spawnSync(command, args, {
    cwd: root,
    input,
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Builds and sends it; answers what the registry calls it: a tag can be moved to another image later. */
function send() {
  const folder = mkdtempSync(join(tmpdir(), 'kathasagar-image-'))
  const told = join(folder, 'told.json')
  const build = ['build', `--builder=${BUILDER}`, '--provenance=mode=max', '--push']
  // The builder that comes with Docker keeps no provenance.
  must('docker', ['buildx', 'create', '--name', BUILDER])
  process.once('exit', () => must('docker', ['buildx', 'rm', BUILDER]))
  must('docker', ['buildx', ...build, `--metadata-file=${told}`, '--tag', image, '.'])
  const { 'containerimage.digest': digest } = values['dry-run']
    ? { 'containerimage.digest': 'sha256:0' }
    : JSON.parse(readFileSync(told, 'utf8'))
  rmSync(folder, { recursive: true })
  return `${image.replace(/:[^/:]*$/, '')}@${digest}`
}

const [registry] = image.split('/', 1)
must('docker', ['login', registry, '--username', user, '--password-stdin'], token)
// Before anything is sent: an image is not left there without it.
must('npm', ['run', 'sbom'])
const sent = send()
must('cosign', ['sign', '--yes', sent])
must('cosign', ['attest', '--yes', '--type=cyclonedx', '--predicate=sbom.cdx.json', sent])
