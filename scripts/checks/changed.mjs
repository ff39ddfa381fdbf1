import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'

import { root, textOf } from '../prepare.mjs'
import { dependentsOf, readImports } from './importGraph.mjs'
import { testsWithoutDatabase } from './serverTests.mjs'

/** Through these everything is reached: entry points of packages, compositions, whole sets of stories. */
const HUBS =
  /^packages\/(ui|api)\/src\/(\w+\/)?index\.ts$|server\/src\/(app|context|start)\.ts$|server\/src\/http\/routes\/allRoutes\.ts$|app\/src\/routes\.tsx?$|\.storybook\/preview\.tsx$/
/** A change here can change anything. */
const EVERYWHERE =
  /^(package(-lock)?\.json|tsconfig.*|vitest\..*|playwright\.config\.ts|\.storybook\/(main|preview).*)$/
/** Story files are dear, about two seconds each: the nearest are looked at. */
const MOST_STORIES = 25
/** So are files of the server, each with a database of its own: about seven seconds. */
const MOST_SERVER = 15

/** Asked for by `--changed` alone, and by nothing before there are packages. */
let withoutDatabase
const opensNone = (file) => {
  withoutDatabase ??= new Set(testsWithoutDatabase())
  return withoutDatabase.has(file)
}

const IS = {
  unit: (file) => /(?<!\.(?:evaluation|postgres))\.test\.tsx?$/.test(file) && !IS.server(file),
  server: (file) =>
    /^packages\/server\/.*(?<!\.(?:evaluation|postgres))\.test\.ts$/.test(file) &&
    !/\/src\/domain\//.test(file) &&
    !opensNone(file),
  stories: (file) => file.endsWith('.stories.tsx'),
  e2e: (file) => /^e2e\/.*\.spec\.ts$/.test(file),
}

/** These read every source file, whatever they import. */
const READS_ALL = /^scripts\/architecture\/.*\.test\.ts$/

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : []
}

/** Files that differ from the branch that this one left, written down or not. */
export function changedFiles(base = process.env.CHANGED_SINCE) {
  const main =
    base ?? (git('rev-parse', '--verify', '-q', 'origin/main').length ? 'origin/main' : 'main')
  const [since = 'HEAD'] = git('merge-base', main, 'HEAD')
  return [
    ...new Set([
      ...git('diff', '--name-only', since),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ]
}

/** Tests that speak of one of these calls or components by name, or whose helpers do. */
function namedBy(imports, names) {
  const says = new RegExp(`\\b(${names.join('|')})\\b`)
  const speaking = [...imports.keys()].filter(
    (file) => (IS.server(file) || /server\/src\/test\//.test(file)) && says.test(textOf(file)),
  )
  return dependentsOf(imports, speaking, (file) => /test\/(buildTestApp|caller)\.ts$/.test(file))
}

const isServerSource = (file) => /^packages\/(?:server|engine|painter)\/src\//.test(file)
const isUseCase = (file) => /^packages\/server\/src\/services\/(?:\w+\/)+\w+\.ts$/.test(file)
/** What has tests of its own or use cases near it; the database and the composition are under everything. */
const isNear = (file) =>
  /^packages\/(?:(?:engine|painter)|server\/src\/(?:services|domain|providers|http|ssr))\//.test(
    file,
  )

/** Tests of one part, nearest first: by import, of the routes that call its use cases, or by their names. */
function testsOfPart(imports, file) {
  const near = dependentsOf(imports, [file], (it) => HUBS.test(it))
  const ofRoutes = near
    .filter((it) => /\/http\/routes\/\w+\.ts$/.test(it))
    .map((it) => it.replace(/\.ts$/, '.test.ts'))
  const names = near.filter(isUseCase).map((it) => basename(it, '.ts'))
  return [...near, ...ofRoutes, ...namedBy(imports, names)].filter(
    (it) => IS.server(it) && imports.has(it),
  )
}

/** Server tests for what has changed, the nearest; all of them where no few can be named. */
function serverTests(imports, changed, near) {
  const everything = [...imports.keys()].filter(IS.server)
  const concerned = changed.filter((file) => isServerSource(file) && !IS.unit(file))
  const isNarrow = concerned.every((file) => isNear(file) || IS.server(file))
  const contract = changed.some((file) =>
    /^packages\/(?:api\/src\/contract|story\/src)\//.test(file),
  )
  if (!isNarrow || contract) return everything
  const ofEach = concerned.filter(isNear).map((file) => testsOfPart(imports, file))
  if (ofEach.some((tests) => tests.length === 0)) return everything
  const changedTests = concerned.filter(IS.server)
  const nearest = [...new Set([...near.filter(IS.server), ...ofEach.flat()])]
  return [...new Set([...changedTests, ...nearest.slice(0, MOST_SERVER)])]
}

/** Which files of each step a change can affect, and what is left out, in words. */
export function affected(changed) {
  if (changed.some((file) => EVERYWHERE.test(file))) return { everything: true, leftOut: [] }
  const imports = readImports()
  const all = [...imports.keys()]
  const known = changed.filter((file) => imports.has(file))
  const near = dependentsOf(imports, known, (file) => HUBS.test(file))
  const far = new Set(dependentsOf(imports, known))
  const stories = near.filter(IS.stories).slice(0, MOST_STORIES)
  const files = {
    unit: all.filter((file) => IS.unit(file) && (far.has(file) || READS_ALL.test(file))),
    'server on the embedded database': serverTests(imports, changed, near),
    stories,
    'end to end': changed.filter(IS.e2e),
  }
  const count = (name, is) =>
    `${all.filter(is).length - files[name].length} of ${all.filter(is).length} files of ${name}`
  return {
    files,
    leftOut: [
      count('unit', IS.unit),
      count('server on the embedded database', IS.server),
      count('stories', IS.stories),
      count('end to end', IS.e2e),
      'server on PostgreSQL, unused code, and what npm run test:all adds',
    ],
  }
}
