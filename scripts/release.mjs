import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

import { commandLine } from './commandLine.mjs'
import { execute, PUBLIC } from './packages/pack.mjs'
import { root, run, say, textOf } from './prepare.mjs'

const { values } = commandLine({
  usage: `npm run release [-- options]
Checks this commit, then publishes the packages, the image and the release notes. It publishes only in the
workflow of the version's tag and with a token; elsewhere it is a dry run.
  --part=all  or packages or image or notes`,
})

const TOKENS = {
  packages: ['NODE_AUTH_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'],
  image: ['REGISTRY_TOKEN'],
  notes: ['GH_TOKEN'],
}
const git = (...args) => execute('git', args).trim()
const versionOf = (file) => JSON.parse(textOf(file)).version

const version = versionOf('package.json')
const tag = `v${version}`
const { GITHUB_REF, GITHUB_REPOSITORY = 'OWNER/NAME' } = process.env
const isOfTag = GITHUB_REF === `refs/tags/${tag}`
const isReal = (part) => isOfTag && TOKENS[part].some((name) => process.env[name])

process.chdir(root)
const FOLDER = 'node_modules/.tmp/release'
const SBOM = `${FOLDER}/sbom.cdx.json`
const NOTES = `${FOLDER}/notes.txt`
const METADATA = `${FOLDER}/image.json`
mkdirSync(FOLDER, { recursive: true })

const isOurs = (section) => section.startsWith(`${version} - `)
const changes = textOf('CHANGELOG.md').split(/^## /mu).find(isOurs) ?? ''

/** Each requirement with the reason for which it isn't met, or a blank. */
function requirements() {
  const manifests = readdirSync('packages').map((name) => `packages/${name}/package.json`)
  const other = [...manifests, 'package-lock.json'].filter((file) => versionOf(file) !== version)
  const isDated = /^\S+ - \d{4}-\d\d-\d\d\n/u.test(changes)
  const tagged = git('tag', '--list', tag) && git('rev-list', '-n1', tag)
  const isElsewhere = tagged && tagged !== git('rev-parse', 'HEAD')
  return {
    'no uncommitted changes': git('status', '--porcelain'),
    [`one version, ${version}`]: other.join(', '),
    'changes with a date in CHANGELOG.md': isDated ? '' : `## ${version} - YYYY-MM-DD`,
    [`tag ${tag} on this commit, or none yet`]: isElsewhere ? tagged : '',
  }
}

function writeSbom() {
  const how = ['--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx']
  writeFileSync(SBOM, execute('npm', ['sbom', ...how]))
}

function publishPackages(isSent) {
  const repository = `git+https://github.com/${GITHUB_REPOSITORY}.git`
  for (const name of isSent ? PUBLIC : []) {
    // npm refuses provenance if the package doesn't name the workflow's repository.
    const fields = [`repository.url=${repository}`, `repository.directory=packages/${name}`]
    execute('npm', ['pkg', 'set', 'repository.type=git', ...fields, '-w', `@kathasagar/${name}`])
  }
  const which = PUBLIC.flatMap((name) => ['-w', `@kathasagar/${name}`])
  const how = [
    '--provenance',
    '--access=public',
    '--loglevel=warn',
    ...(isSent ? [] : ['--dry-run']),
  ]
  return run('npm', ['publish', ...which, ...how])
}

function publishImage(isSent) {
  writeSbom()
  const image = `ghcr.io/${GITHUB_REPOSITORY.toLowerCase()}`
  const digest = () => JSON.parse(readFileSync(METADATA, 'utf8'))['containerimage.digest']
  // Docker's default builder records no provenance. A signature covers the digest, because a tag can
  // be moved to another image.
  const commands = [
    'docker buildx create --use',
    `docker buildx build --provenance=mode=max --push --metadata-file=${METADATA} --tag ${image}:${tag} .`,
    `cosign sign --yes ${image}@DIGEST`,
    `cosign attest --yes --type=cyclonedx --predicate=${SBOM} ${image}@DIGEST`,
  ]
  if (!isSent) {
    console.log(commands.map((command) => `  ${command}`).join('\n'))
    const hasDocker = spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0
    if (!hasDocker) say('The image was not built, because no Docker runs here')
    return !hasDocker || run('docker', ['build', '--tag', `kathasagar:${version}`, '.'])
  }
  const login = ['login', 'ghcr.io', '--username', process.env.GITHUB_ACTOR, '--password-stdin']
  execFileSync('docker', login, { input: process.env.REGISTRY_TOKEN })
  return commands.every((command) => {
    const [program, ...args] = command.split(' ')
    return run(
      program,
      args.map((arg) => (arg.endsWith('@DIGEST') ? `${image}@${digest()}` : arg)),
    )
  })
}

function publishNotes(isSent) {
  writeSbom()
  const text = changes.replace(/.*\n/u, '').trim()
  writeFileSync(NOTES, `${text}\n`)
  say(`${NOTES}: ${text.split(/\s+/u).length} words`)
  const files = [`--notes-file=${NOTES}`, SBOM]
  return !isSent || run('gh', ['release', 'create', tag, '--verify-tag', ...files])
}

const PARTS = { packages: publishPackages, image: publishImage, notes: publishNotes }
const asked = Object.keys(PARTS).filter((part) => ['all', part].includes(values.part))

const unmet = Object.entries(requirements()).filter(([what, reason]) => {
  console.log(`${reason ? '✗' : '✓'} ${what}${reason ? `: ${reason}` : ''}`)
  return reason
})
if (isOfTag && unmet.length > 0) process.exit(1)
const failed = asked.filter((part) => {
  say(`${part}, ${isReal(part) ? 'to be published' : 'dry run'}`)
  return !PARTS[part](isReal(part))
})
for (const part of failed) console.error(`✗ ${part}`)
if (!isOfTag) say(`To release: git tag -s ${tag} -m ${tag} && git push origin ${tag}`)
process.exitCode = unmet.length + failed.length === 0 ? 0 : 1
