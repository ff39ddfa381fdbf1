const SLOWEST = 10

const seconds = (value) => value.toFixed(1).padStart(7)
const pad = (text, width) => text.padEnd(width)

/** The slowest files of a step, slowest first. */
export const slowestOf = ({ files = [] }) =>
  files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)

/** One line for each step: how long it took, how many tests it ran and how many of them failed. */
function stepLines(steps) {
  const width = Math.max(4, ...steps.map(({ name }) => name.length))
  return [
    `${pad('step', width)}  seconds    tests   failed`,
    ...steps.map(
      ({ name, seconds: took, passed, failures }) =>
        `${pad(name, width)}  ${seconds(took)}  ${String(passed + failures.length).padStart(7)}  ${String(failures.length).padStart(7)}`,
    ),
  ]
}

/** The ten slowest files of each step that has files. */
const fileLines = (steps) =>
  steps
    .filter(({ files = [] }) => files.length > 1)
    .flatMap((step) => [
      '',
      `slowest of ${step.name}`,
      ...slowestOf(step).map(
        ({ file, seconds: took, tests }) =>
          `${seconds(took)}  ${String(tests).padStart(5)} tests  ${file}`,
      ),
    ])

/** What is printed when everything has run. */
export const tableOf = (steps) => [...stepLines(steps), ...fileLines(steps)].join('\n')

/** The same to be read by a program. */
export const recordOf = (steps, took) => ({
  seconds: Math.round(took),
  steps: steps.map((step) => ({
    name: step.name,
    seconds: Number(step.seconds.toFixed(1)),
    passed: step.passed,
    failed: step.failures.length,
    slowest: slowestOf(step),
  })),
})
