import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { commandLine } from './commandLine.mjs'
import { directNames, reasonFor, shippedPackages } from './dependencies/shippedPackages.mjs'
import { root } from './prepare.mjs'

commandLine({
  usage: `npm run sbom
Writes the software bill of materials (sbom.cdx.json, CycloneDX) and the list of dependencies with their
licences (docs/DEPENDENCIES.md).`,
})

const npm = (...args) =>
  spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout

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
const rowOf = ({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`
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

## Asked for by a package of ours
| name | version | licence |
|---|---|---|
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
