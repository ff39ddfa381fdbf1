import { textOf } from '../prepare.mjs'

/** Licences that only require their text to be included. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
])
/** Manually reviewed packages whose lock entry is insufficient. */
const KNOWN = new Map([
  [/^@img\/sharp/, 'libvips, a library that sharp loads as it is: LGPL asks for no more'],
  [/^xtend$/, 'MIT by its README; the lock file does not tell'],
])

const WORKSPACES = ['api', 'app', 'engine', 'interchange', 'painter', 'server', 'story', 'ui'].map(
  (name) => `packages/${name}`,
)

const lockOf = () => JSON.parse(textOf('package-lock.json')).packages

const BRINGS_PEERS = 'packages/ui'

const askedBy = (lock, path) =>
  Object.keys({
    ...lock[path].dependencies,
    ...lock[path].optionalDependencies,
    ...(path === BRINGS_PEERS && lock[path].peerDependencies),
  }).filter((name) => !name.startsWith('@kathasagar/'))

function resolve(lock, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`
    if (path in lock) return path
    if (at === '') return null
  }
}

export function shippedPackages() {
  const lock = lockOf()
  const paths = new Set()
  const walk = (from) => {
    for (const name of askedBy(lock, from)) {
      const path = resolve(lock, from, name)
      if (path === null || paths.has(path)) continue
      paths.add(path)
      walk(path)
    }
  }
  for (const workspace of WORKSPACES) walk(workspace)
  const packages = [...paths].map((path) => {
    const { name = path.split('node_modules/').at(-1), version, license } = lock[path]
    return { name, version, licence: license ?? 'not told' }
  })
  const unique = new Map(packages.map((it) => [`${it.name}@${it.version}`, it]))
  return [...unique.values()].sort(
    (a, b) =>
      a.name.localeCompare(b.name) ||
      a.version.localeCompare(b.version, undefined, { numeric: true }),
  )
}

const isAllowed = (licence) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one)))

export function reasonFor({ name, licence }) {
  if (isAllowed(licence)) return ''
  for (const [pattern, reason] of KNOWN) if (pattern.test(name)) return reason
  return null
}
