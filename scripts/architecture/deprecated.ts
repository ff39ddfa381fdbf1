/** How an old name says that it goes: since when, until when, and what stands in its place. */
const NOTICE = /@deprecated since (\d+\.\d+\.\d+), gone in (\d+\.\d+\.\d+): [`\w]/

const numbers = (version: string) => version.split('.').map(Number)

/** Whether one version comes before another; before 1.0 the minor counts as the major does. */
export function isBefore(one: string, other: string): boolean {
  const theirs = numbers(other)
  const differing = numbers(one)
    .map((number, place) => number - (theirs[place] ?? 0))
    .find((difference) => difference !== 0)
  return (differing ?? 0) < 0
}

/** What is wrong with the notices of one file, at the version that is checked out. */
export function noticeFaults(text: string, version: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.includes('@deprecated'))
    .flatMap((line) => {
      const [, since = '', until = ''] = NOTICE.exec(line) ?? []
      if (!since) return [`“${line.trim()}” says no version, or no other way`]
      if (!isBefore(since, until)) return [`“${line.trim()}” gives no version to change in`]
      return isBefore(version, until) ? [] : [`“${line.trim()}” should be gone in ${version}`]
    })
}
