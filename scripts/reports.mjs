/** What the test runners' own reports say: how many passed, and of what failed its name and why. */

/** Enough of a message to begin with; the whole stands where the test ran. */
const firstLines = (message = '') =>
  message
    .split('\n')
    .slice(0, 6)
    .map((line) => `    ${line.slice(0, 200)}`)
    .join('\n')

const failure = (file, title, message) => `${file}: ${title}\n${firstLines(message)}`

export function readVitest({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => failure(name, test.fullName, test.failureMessages[0]))
    // A file that could not be read has no tests of its own.
    return failed.length === 0 && status === 'failed' ? [failure(name, 'whole', message)] : failed
  })
  return { passed: numPassedTests, failures }
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

export function readPlaywright({ stats, suites }) {
  const failures = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => failure(file, title, results[0]?.error?.message)),
    )
  return { passed: stats.expected, failures }
}
