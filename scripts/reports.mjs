import { relative } from 'node:path'

import { root } from './prepare.mjs'

const firstLines = (message = '') =>
  message
    .split('\n')
    .slice(0, 6)
    .map((line) => `    ${line.slice(0, 200)}`)
    .join('\n')

const failure = (file, title, message) => `${file}: ${title}\n${firstLines(message)}`
const MS = 1000

export function readVitest({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => failure(file, test.fullName, test.failureMessages[0]))
    // A file that fails to load contains no tests.
    return failed.length === 0 && status === 'failed' ? [failure(file, 'whole', message)] : failed
  })
  const files = testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(root, name),
    seconds: Number(((endTime - startTime) / MS).toFixed(1)),
    tests: assertionResults.length,
  }))
  return { passed: numPassedTests, failures, files }
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
const durationOf = ({ tests }) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)

const traceOf = ({ attachments = [] } = {}) =>
  attachments
    .filter(({ name, path }) => name === 'trace' && path)
    .map(({ path }) => `\n    npx playwright show-trace ${relative(root, path)}`)
    .join('')

export function readPlaywright({ stats, suites }) {
  const specs = suites.flatMap(specsOf)
  const failures = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => failure(file, title, results[0]?.error?.message) + traceOf(results[0])),
  )
  const files = [...new Set(specs.map(({ file }) => file))].map((file) => {
    const own = specs.filter((spec) => spec.file === file)
    const ms = own.reduce((sum, spec) => sum + durationOf(spec), 0)
    return { file, seconds: Number((ms / MS).toFixed(1)), tests: own.length }
  })
  return { passed: stats.expected, failures, files }
}
