/** A line of a scene of ChoiceScript, without what it is indented by. */
export interface SceneLine {
  /** From 1. */
  number: number
  indent: number
  /** Blank for an empty line. */
  words: string
  /** What stands after the star of a command, in small letters; null for any other line. */
  command: string | null
  /** What a command is given. */
  given: string
}

const COMMAND = /^\*([a-z_]\w*)(?!\w)[ \t]*(?![ \t])(.*)$/iu

/** The lines of a scene. A tab counts as much as a blank: a scene is written with one of them. */
export function sceneLines(text: string): SceneLine[] {
  return text.split(/\r\n|\r|\n/u).map((line, place) => {
    const words = line.trim()
    const [, command, given = ''] = COMMAND.exec(words) ?? []
    return {
      number: place + 1,
      indent: line.length - line.trimStart().length,
      words,
      command: command?.toLowerCase() ?? null,
      given,
    }
  })
}

const OFFERING = /^\*(?:hide_reuse|disable_reuse|allow_reuse|selectable_if|if)\b/iu

/** Whether a line offers something to choose, by itself or behind what its offer hangs on. */
export const isOption = ({ words }: SceneLine): boolean =>
  words.startsWith('#') || (OFFERING.test(words) && hashIn(words) !== -1)

/** How often an option may be taken. */
export type Reuse = 'hide' | 'disable' | 'allow'

export interface OptionWords {
  label: string
  reuse: Reuse | null
  /** It is there only while this holds. */
  when: string | null
  /** It can be taken only while this holds, and is grey else. */
  selectable: string | null
}

/** An option with all that stands before its sign. */
export function optionWords({ words }: SceneLine): OptionWords {
  const hash = hashIn(words)
  const option: OptionWords = {
    label: words.slice(hash + 1).trim(),
    reuse: null,
    when: null,
    selectable: null,
  }
  for (const part of words.slice(0, Math.max(0, hash)).split(/(?=\*[a-z])/iu)) {
    const [, name = '', given = ''] = COMMAND.exec(part.trim()) ?? []
    const [, reuse] = /^(hide|disable|allow)_reuse$/iu.exec(name) ?? []
    if (reuse !== undefined) option.reuse = reuse.toLowerCase() as Reuse
    else if (/^if$/iu.test(name)) option.when = given
    else if (/^selectable_if$/iu.test(name)) option.selectable = given
  }
  return option
}

/** Where the sign of an option stands: outside of quotes and brackets, where it would take a letter. */
function hashIn(words: string): number {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < words.length; at += 1) {
    const sign = words[at]
    if (isQuoted && sign === '\\') at += 1
    else if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    else if (sign === '#' && depth <= 0) return at
  }
  return -1
}
