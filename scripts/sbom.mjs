import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { commandLine } from './commandLine.mjs'
import { readReleaseDates } from './dependencies/releaseDates.mjs'
import { directNames, reasonFor, shippedPackages } from './dependencies/shippedPackages.mjs'
import { root } from './prepare.mjs'

/**
 * Writes the software bill of materials (`sbom.cdx.json`, CycloneDX) and the list of dependencies
 * with their licences (`docs/DEPENDENCIES.md`). With `--dates` the registry is asked when each
 * package that is asked for by ours was last released: `npm run sbom -- --dates`
 */
const { values } = commandLine({
  usage: `npm run sbom [-- --dates]
Writes sbom.cdx.json and docs/DEPENDENCIES.md.
  --dates  adds when each package was last released, from a registry that tells it`,
})

/** Nothing is written where the dates that were asked for can't be had. */
const dates = values.dates ? await readDates() : null

async function readDates() {
  try {
    return await readReleaseDates(directNames())
  } catch (fault) {
    console.error(`${fault.message} Nothing was written.`)
    process.exit(1)
  }
}

const npm = (...args) =>
  spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout

const ABOUT_DATES = {
  told: 'The last release is that of the latest version, not of the one that ships.',
  leftOut:
    'When each was last released is left out: the registry that this was made with tells the days of its own copies (react 16.0.0 of 2017 as of 2024). `npm run sbom -- --dates` adds it wherever npm’s own registry can be reached, and believes no other that gets a known day wrong.',
}

const packages = shippedPackages()

/** npm leaves out what is installed for building only; what a browser is sent of that belongs to it. */
const bill = JSON.parse(npm('sbom', '--omit=dev', '--sbom-format=cyclonedx'))
const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`))
for (const { name, version, licence } of packages) {
  if (listed.has(`${name}@${version}`)) continue
  const reference = {
    'bom-ref': `${name}@${version}`,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  }
  const licenses = [{ expression: licence }]
  bill.components.push({ type: 'library', name, version, ...reference, licenses })
}
writeFileSync(join(root, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)

const direct = new Set(directNames())
const rowOf = ({ name, version, licence }) =>
  `| ${name} | ${version} | ${licence} |${dates ? ` ${dates.get(name)} |` : ''}`
const byLicence = Map.groupBy(
  packages.filter(({ name }) => !direct.has(name)),
  ({ licence }) => licence,
)
const indirect = [...byLicence]
  .sort(([a], [b]) => a.localeCompare(b))
  .map(
    ([licence, all]) =>
      `**${licence}** (${all.length}): ${all.map(({ name, version }) => `${name} ${version}`).join(', ')}`,
  )
const looked = packages
  .filter((it) => reasonFor(it))
  .map((it) => `- ${it.name} ${it.version} (${it.licence}): ${reasonFor(it)}`)

writeFileSync(
  join(root, 'docs/DEPENDENCIES.md'),
  `# What ships beside our own code

Made by \`npm run sbom\`, which also writes the bill of materials \`sbom.cdx.json\` (CycloneDX). ${packages.length} packages run in production; tools that only build and test are not among them.

${ABOUT_DATES[dates ? 'told' : 'leftOut']}

## Asked for by a package of ours
| name | version | licence |${dates ? ' last release |' : ''}
|---|---|---|${dates ? '---|' : ''}
${packages
  .filter(({ name }) => direct.has(name))
  .map(rowOf)
  .join('\n')}

## Looked at by hand
${looked.join('\n')}

## Asked for by those
${indirect.join('\n\n')}
`,
)
console.log(`${packages.length} packages: sbom.cdx.json and docs/DEPENDENCIES.md are written.`)
