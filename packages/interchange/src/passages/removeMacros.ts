export interface MacroRemoval {
  text: string
  removed: readonly string[]
}

type Remove = (text: string) => MacroRemoval

function between(
  [open, close]: readonly [open: RegExp, close: string],
  nameOf: (inner: string) => string,
): Remove {
  return (text) => {
    const removed: string[] = []
    let kept = ''
    let end = 0
    for (const { index, 0: begin } of text.matchAll(open)) {
      if (index < end) continue
      const closing = text.indexOf(close, index + begin.length)
      if (closing === -1) break
      removed.push(nameOf(text.slice(index + begin.length - 1, closing)))
      kept += text.slice(end, index)
      end = closing + close.length
    }
    return { text: kept + text.slice(end), removed }
  }
}

const sugarcube: Remove = (text) =>
  joined(
    between([/<<(?=\/?[a-z=-])/giu, '>>'], (inner) => `<<${/[\w-]+|=/u.exec(inner)?.[0] ?? ''}>>`),
    variables,
  )(text)

const snowman = between([/<%/gu, '%>'], () => '<% %>')

/** Reports variables without removing them, because their values are unknown. */
const variables: Remove = (text) => ({
  text,
  removed: [...text.matchAll(/(?<![\p{L}\p{N}$])\$[\p{L}_][\p{L}\p{N}_]{0,60}/gu)].map(
    ([name]) => name,
  ),
})

/** Reports braces of unknown tools without removing them. */
const braces: Remove = (text) => ({
  text,
  removed: [...text.matchAll(/\{[^{}\n]{1,200}\}/gu)].map(() => '{ }'),
})

/** Removes Chapbook syntax: values above `--`, modifiers in brackets, inserts in braces. */
const chapbook: Remove = (text) => {
  const removed: string[] = []
  const parting = /^--[ \t]*$/mu.exec(text)
  if (parting) removed.push('--')
  const below = parting ? text.slice(parting.index + parting[0].length) : text
  const told = below
    .replace(/^\[(?!\[)([^\]\n]{1,200})\][ \t]*$/gmu, (_, name: string) => {
      if (!/^(?:align|cont)/iu.test(name)) removed.push(`[${name.split(' ', 1)[0] ?? ''}]`)
      return ''
    })
    .replace(/\{[^{}\n]{1,1000}\}/gu, (insert) => {
      removed.push(/^\{[\w ]{1,30}/u.exec(insert)?.[0].concat('}') ?? '{ }')
      return ''
    })
  return { text: told, removed }
}

const HARLOWE_MACRO = /\(([a-z][\w-]{0,40}):/iuy
const HARLOWE_NAMED = /\|[\w-]{1,40}[>)]\[(?!\[)/uy
const HARLOWE_LOOKS =
  /^(?:text-?(?:style|colou?r|rotate.*|size)|font|align|bg|background|css|hover-style|transition.*|t8n.*|box|float-box|char-style|line-style|border.*|b4r.*|corner-radius|button|opacity|text-indent|collapse|nobr|verbatim)$/iu

/** Removes macros in one pass, except the text of their hooks. */
const harlowe: Remove = (text) => {
  const removed: string[] = []
  const isHook: boolean[] = []
  let kept = ''
  let at = 0
  while (at < text.length) {
    const sign = text[at]
    const macro = sign === '(' ? matchAt(HARLOWE_MACRO, text, at) : null
    const named = sign === '|' ? matchAt(HARLOWE_NAMED, text, at) : null
    if (macro) {
      const end = closingOf(text, at)
      if (end === null)
        return { text: kept + text.slice(at), removed: [...removed, `(${macro[1]}:)`] }
      const name = (macro[1] ?? '').toLowerCase()
      if (!HARLOWE_LOOKS.test(name)) removed.push(`(${name}:)`)
      at = end
      // Macros can be combined with a plus before their hook.
      const hook = /[ \t]{0,20}\[(?:(?!\[)|(?=\[\[))/uy
      const opens = matchAt(hook, text, at)
      if (opens) {
        isHook.push(true)
        at += opens[0].length
      } else if (/\s{0,20}\+\s{0,20}\(/uy.test(text.slice(at, at + 44))) {
        at = text.indexOf('(', at)
      }
    } else if (named) {
      isHook.push(true)
      at += named[0].length
    } else {
      if (sign === '[') isHook.push(false)
      const closes = sign === ']' && isHook.pop() === true
      if (!closes) kept += sign
      at += 1
    }
  }
  const told = kept.replace(/<[\w-]{1,40}\|/gu, '')
  return {
    text: told.replace(/\{([^{}]*)\}/gu, (_, inner: string) => inner.replace(/\s+/gu, ' ')),
    removed,
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Returns the index after the closing bracket of a macro, or null. */
function closingOf(text: string, from: number): number | null {
  let depth = 0
  let quote = ''
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (quote !== '') {
      if (sign === '\\') at += 1
      else if (sign === quote) quote = ''
    } else if (sign === '"' || (sign === "'" && !/[\p{L}\p{N}_)\]]/u.test(text[at - 1] ?? ''))) {
      quote = sign
    } else if (sign === '(') depth += 1
    else if (sign === ')') {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return null
}

const joined =
  (...all: readonly Remove[]): Remove =>
  (text) =>
    all.reduce<MacroRemoval>(
      (before, remove) => {
        const { text: after, removed } = remove(before.text)
        return { text: after, removed: [...before.removed, ...removed] }
      },
      { text, removed: [] },
    )

const FORMATS: Readonly<Record<string, Remove>> = {
  sugarcube,
  harlowe: joined(harlowe, variables),
  chapbook,
  snowman: joined(snowman, braces),
}

/** Removes the macros of a story format, or those of all recognizable formats if it is unknown. */
export const removeMacros = (format: string, text: string): MacroRemoval =>
  (FORMATS[format] ?? joined(sugarcube, snowman, braces))(text)
