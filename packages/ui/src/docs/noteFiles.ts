/** A change that waits for the next release, as its note tells it. */
export interface PendingNote {
  /** How much of a version it raises: `major`, `minor` or `patch`. */
  size: string
  /** Sentence that the changelog will hold, in Markdown. */
  text: string
}

const SIZES = ['major', 'minor', 'patch']

/** Reads the notes that `npm run changeset` has written: those of this package, the largest first. */
export function pendingNotes(files: readonly string[]): readonly PendingNote[] {
  return files
    .flatMap((file) => {
      const [, head = '', text = ''] = /^---\n([^]*?)\n---\n+([^]*)$/.exec(file) ?? []
      const [, size] = /['"]@kathasagar\/ui['"]: (\w+)/.exec(head) ?? []
      return size ? [{ size, text: text.trim() }] : []
    })
    .sort((one, other) => SIZES.indexOf(one.size) - SIZES.indexOf(other.size))
}

/** First section of a changelog, where its version is still to come: heading and lines. */
const UNRELEASED = /^(?<section>## [^\n]*not released\n[^]*?)\n*(?=\n## |$(?![^]))/m

/**
 * A changelog without its title, and what waits for the next release: among the lines of a version
 * that is still to come, else under a heading of its own.
 */
export function whatsNew(changelog: string, files: Readonly<Record<string, string>>): string {
  const told = changelog.replace(/^# .*\n+/, '')
  const notes = pendingNotes(Object.values(files)).map(({ text }) => `- ${text}`)
  if (notes.length === 0) return told
  const lines = notes.join('\n')
  if (UNRELEASED.test(told))
    return told.replace(UNRELEASED, (section) => `${section.trimEnd()}\n${lines}\n`)
  return `## Not released yet\n\n${lines}\n\n${told}`
}
