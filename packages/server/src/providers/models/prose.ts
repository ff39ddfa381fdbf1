import {
  ENDING,
  STARTS_WITH_EXCUSE,
  ANSWER_LABELS,
  POSSIBLE_META_TEXT,
  POSSIBLE_EXCUSE,
  LAST_LINE,
  NARRATORS,
  NO_STORY,
  OPTIONS_TITLE,
  PLAYERS,
  QUESTION,
} from './proseWords.ts'
import { createPlainer, createPlainTextFilter, tidy } from './plainText.ts'
import { ProviderError } from './providerError.ts'
import { createReasoningFilter, type ReasoningHabit } from './reasoning.ts'

export interface Bounds {
  /** True if this turn leads to an ending. */
  mayEnd: boolean
  /** The author's text for the turn. The words in it never count as an invented ending. */
  open: string
}

export const NO_BOUNDS: Bounds = { mayEnd: true, open: '' }

const unfit = (reason = 'no telling') => new ProviderError('unreadable', reason)

/** Matches markup before the first letter of a line. */
const MARKS = String.raw`(?:[\s>*_#\x60[(-]|<[a-z/][^<>]{0,60}>){0,12}`
const labelOf = (names: string) =>
  new RegExp(
    String.raw`^${MARKS}(?:${names})(?:['’]s turn)?(?:\s?\([^)\n]{0,30}\))?[*_\]\x60)]{0,4}\s?[:：](?![/:])[*_\s]{0,6}`,
    'iu',
  )
const NARRATOR = labelOf(NARRATORS)
const PLAYER = labelOf(PLAYERS)
const HEAD = labelOf(`${NARRATORS}|${ANSWER_LABELS}`)
const HEAD_MARKS = new RegExp(`^${MARKS}`, 'iu')
/** Matches a line that contains only the name of the speaker. */
const ALONE = new RegExp(
  String.raw`^\s{0,3}(?:#{1,6}\s{0,3}|\*\*|[[<])(?:${NARRATORS}|${PLAYERS})(?:\*\*|[\]>])?:?\s*$`,
  'iu',
)
/** Matches a command, as in a text adventure. */
const COMMAND = /^\s{0,3}>\s?(?:I|you)\b/iu

const ABOUT = String.raw`[^\n]{0,200}\b(?:words?|story|scene|prompt|turn|prose|response|continuation|narrat\w+|paragraphs?|perspective|second person|instructions?|guidelines|rules)\b`
/** Patterns of notes about the task. Each has the start of the line, and the rest. */
const NOTES: readonly (readonly [start: string, rest?: string])[] = [
  [
    String.raw`(?:ooc|o\.o\.c|out of character|a\/n|author['’]?s? note|writer['’]?s note|editor['’]?s note|note to (?:the )?(?:user|player|self))(?![\p{L}\p{M}])`,
  ],
  [
    String.raw`(?:(?:total |approximate )?word ?count|total words|words|length|शब्द(?: संख्या)?|শব্দ সংখ্যা)[*_]{0,3}\s?[:=]\s?[*_]{0,3}[~≈]?\s?\p{Nd}`,
  ],
  [
    String.raw`[~≈]?(?:about |approximately )?\p{Nd}{1,4} (?:words|tokens|शब्द|শব্দ|சொற்கள்|పదాలు|શબ્દો|ಪದಗಳು|വാക്കുകൾ|الفاظ)`,
    String.raw`[)\].*_\s]*$`,
  ],
  [
    String.raw`as (?:you |per your |was )?(?:asked|requested|instructed|request)(?![\p{L}\p{M}])`,
    ABOUT,
  ],
  [
    String.raw`(?:let me know (?:if|what|how|when)|feel free to|would you like me to|shall i (?:continue|go on|proceed)|do you want me to)(?![\p{L}\p{M}])`,
  ],
  [
    String.raw`(?:i )?hope (?:this|that|you)`,
    String.raw`[^\n]{0,40}(?:helps?|enjoy|like|works|meets|fits)(?![\p{L}\p{M}])`,
  ],
  [
    String.raw`i(?:['’]ve| have)? (?:written|wrote|kept|tried|made sure|continued|followed|avoided|ensured|included|maintained)(?![\p{L}\p{M}])`,
    ABOUT,
  ],
  [
    String.raw`this (?:response|continuation|turn|narration|version|telling) (?:is|has|keeps?|follows?|continues?|contains?|uses?|ends?|avoids?)(?![\p{L}\p{M}])`,
  ],
  [String.raw`\(?end of (?:turn|scene|narration|response|story)`, String.raw`\)?\s*$`],
]
const noteOf = (parts: readonly string[]) =>
  new RegExp(String.raw`^[\s*_>([{-]{0,8}(?:${parts.join('|')})`, 'iu')
const NOTE = noteOf(NOTES.map(([start, rest = '']) => `(?:${start}${rest})`))
/** Matches notes after the story. At the start of an answer, the same words may belong to the story. */
const LATE_NOTE = noteOf([
  String.raw`(?:notes?|नोट|टिप्पणी|टीप|নোট|দ্রষ্টব্য|குறிப்பு|గమనిక|નોંધ|ಟಿಪ್ಪಣಿ|ಗಮನಿಸಿ|കുറിപ്പ്|نوٹ)[*_]{0,3}\s?[:：]`,
])
const PREAMBLE =
  /^\s*(?:(?:sure|certainly|of course|absolutely|okay|ok|great|understood|got it)(?: thing)?[!,.:][^\n]{0,60}?(?:here(?:['’]s| is| are)|i['’]ll|i will|let me)[^\n.:!]{0,120}[.:!]|here(?:['’]s| is) (?:the|your|a|my) (?:next|story|scene|turn|continuation|telling|narration|response)[^\n.:!]{0,120}[.:!]|(?:sure|certainly|of course|absolutely|understood)(?: thing)?[!.](?=\s*(?:\n|$)))\s*/iu

const LISTED =
  /^\s{0,3}(?:[-*•]|\p{Nd}{1,2}[.)।۔]|\p{L}[)]|(?:option|choice|विकल्प|पर्याय|বিকল্প) (?:\p{Nd}{1,2}|[a-z])[:.)])\s+[^\s*]/iu
const FENCE = /^\s{0,3}(?:`{3,}|~{3,})/u
const RULE = /^\s{0,3}(?:[-_]{3,}|\*{3,})\s*$/u
const QUOTE = /^\s{0,3}>\s?/u
const SCENE_NAME = String.raw`(?:scene|chapter|turn|part) \d{1,3}`
/** Matches a line that is a title or announces choices. */
const TITLE = new RegExp(
  [
    String.raw`^\s{0,3}(?:\*\*[^*\n]{0,79}[^*\n.!?।۔…"”’]\*\*:?|<h[1-6][^<>]{0,80}>[^\n]{0,120}`,
    String.raw`#{1,6}\s+\S[^\n]{0,200}|${OPTIONS_TITLE}:|${SCENE_NAME}(?:[:.\s–—-][^.!?]{0,40})?)\s*$`,
  ].join('|'),
  'iu',
)
/** Patterns of lines that can be classified only when they are complete. */
const HELD_WHOLE = [
  /^\s{0,3}(?:\*\*[^*\n]{0,80}(?:\*{1,2}:?)?|<h[1-6]?[^\n]{0,160}|#{1,6}(?:\s[^\n]{0,120})?)\s*$/iu,
  new RegExp(String.raw`^\s{0,3}(?:${OPTIONS_TITLE}:?|${SCENE_NAME}[^.!?]{0,40})\s*$`, 'iu'),
  new RegExp(
    String.raw`^${MARKS}(?:${[NARRATORS, PLAYERS, ANSWER_LABELS].join('|')})\s?\([^)\n]{0,30}$`,
    'iu',
  ),
  noteOf(NOTES.map(([start]) => start)),
  /^\s*(?:sure|certainly|of course|absolutely|okay|ok|great|understood|got it|here(?:['’]s| is))(?![\p{L}\p{M}])/iu,
]
/** Number of characters after which a line is prose, unless a pattern matches. */
const SHORTEST_KNOWN = 28
const LONGEST_LINE = 400
const LONGEST_HELD = 2000

type Verdict = 'drop' | 'stop' | 'wait' | number

/** Returns the number of characters to omit, or the treatment of the complete line. */
function judgeLine(line: string, isWhole: boolean, isFirst: boolean): Verdict {
  if (!isWhole && line.length > LONGEST_HELD) return 0
  if (FENCE.test(line)) return isWhole ? 'drop' : 'wait'
  if (PLAYER.test(line)) return 'stop'
  if (!isFirst && (COMMAND.test(line) || NARRATOR.test(line))) return 'stop'
  const [lead] = (isFirst && (HEAD.exec(line) ?? PREAMBLE.exec(line))) || []
  if (lead !== undefined) return isWhole || lead.length < line.length ? lead.length : 'wait'
  if (NOTE.test(line) || (!isFirst && LATE_NOTE.test(line))) return isWhole ? 'drop' : 'wait'
  if (isWhole) {
    if (RULE.test(line)) return 'drop'
    if (ALONE.test(line) || TITLE.test(line)) return isFirst ? 'drop' : 'stop'
    if (QUESTION.test(line)) return 'stop'
  } else if (line.length <= LONGEST_LINE) {
    const isShort = line.replace(HEAD_MARKS, '').length < SHORTEST_KNOWN
    if (isShort || HELD_WHOLE.some((begun) => begun.test(line))) return 'wait'
  }
  return QUOTE.exec(line)?.[0].length ?? 0
}

const FIELDS =
  'narrative|narration|prose|story|text|telling|content|response|answer|output|message|setup|continuation|description'.split(
    '|',
  )

/** Finds JSON in a code fence or other text. Returns null if there is none. */
export function jsonIn(text: string): unknown {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from === -1 || to < from) return null
  try {
    return JSON.parse(text.slice(from, to + 1))
  } catch {
    return null
  }
}

function proseInJson(answer: string): string {
  const prose = fieldIn(answer)
  if (prose === null) throw unfit('JSON without prose')
  return prose
}

function fieldIn(answer: string): string | null {
  const value: unknown = jsonIn(answer)
  if (typeof value !== 'object' || value === null) return null
  const fields = Object.entries(value)
  const named = FIELDS.map((field) => fields.find(([name]) => name.toLowerCase() === field)?.[1])
  const found = [...named, ...fields.map(([, field]: [string, unknown]) => field)]
  for (const field of found) {
    if (typeof field === 'string' && field.trim() !== '') return field
    if (typeof field === 'object' && field !== null) {
      const inner = fieldIn(JSON.stringify(field))
      if (inner !== null) return inner
    }
  }
  return null
}

const CLOSING: Readonly<Record<string, string>> = { '"': '"', '“': '”', '«': '»' }
const LONGEST_SPEECH = 500

/** Returns the closing mark. Returns '' if the answer is not quoted, and null if this is not yet known. */
function closingQuote(answer: string, isLast: boolean): string | null {
  const start = answer.trimStart()
  const close = CLOSING[start.charAt(0)]
  if (close === undefined) return ''
  const at = start.indexOf(close, 1)
  const isAll = at >= 0 && start.slice(at + 1).trim() === ''
  if (at < 0 ? !isLast && start.length < LONGEST_SPEECH : isAll && !isLast) return null
  // Curly quotation marks around a single paragraph usually mean direct speech.
  const isSpeech = close !== '"' && !start.trimEnd().includes('\n') && !/^.You\b/u.test(start)
  return (isAll || at < 0) && !isSpeech ? close : ''
}

function createLineReader({ mayEnd, open }: Bounds) {
  let held = ''
  /** True while the first line of `held` is being streamed. */
  let isMidLine = false
  let isFirst = true
  let isOver = false
  let isJson = false
  let blank = ''
  let quote: string | null = null
  let tail = ''
  /** First item of a possible list. If a second item follows, the story ends before the list. */
  let listed: string | null = null

  const show = (text: string): string => {
    if (text.trim() === '') {
      if (!isFirst) blank += text
      return ''
    }
    isFirst = false
    const given = blank.replace(/\n{3,}/gu, '\n\n') + text.trimEnd()
    blank = text.slice(text.trimEnd().length)
    if (quote === null) return given
    // The last quotation mark may close the quoted answer.
    const all = tail + given
    tail = all.endsWith(quote) ? quote : ''
    return all.slice(0, all.length - tail.length)
  }
  const give = (text: string): string => {
    if (listed === null) return show(text)
    listed += text
    return ''
  }
  const endList = (): string => {
    const text = listed ?? ''
    listed = null
    return text === '' ? '' : show(text)
  }
  /** Returns the output for a line. Null if more text is needed. */
  const takeLine = (isLast: boolean): string | null => {
    let speech = ''
    const end = held.indexOf('\n')
    const isWhole = end >= 0 || isLast
    const line = end < 0 ? held : held.slice(0, end)
    const length = end < 0 ? line.length : end + 1
    const pass = (count: number, given: string) => ((held = held.slice(count)), given)
    if (!isMidLine) {
      const verdict = judgeLine(line, isWhole, isFirst && listed === null)
      if (verdict === 'wait') return null
      const isEnd = isWhole && LAST_LINE.test(line)
      if (isEnd && !mayEnd && !open.includes(line.trim().toLowerCase())) throw unfit()
      const isList = verdict === 0 && LISTED.test(line)
      const isItem = isList || line.trim() === '' || /^\s/u.test(line)
      // A dash that precedes other text marks direct speech, not a list.
      if (verdict === 0 && listed !== null && !isItem) speech = endList()
      if (verdict === 'stop' || isEnd || (isList && listed !== null)) {
        isOver = true
        if (isList) listed = null
        return endList()
      }
      if (verdict === 'drop') return pass(length, '')
      if (verdict > 0) return pass(verdict, '')
      if (isList) listed = ''
    }
    isMidLine = end < 0
    return pass(length, speech + give(held.slice(0, length)))
  }
  const take = (isLast: boolean): string => {
    let given = ''
    while (held !== '' && !isOver) {
      if (isFirst && !isMidLine && listed === null) {
        held = held.trimStart()
        isJson ||= held.startsWith('{')
        if (isJson && !isLast) break
        if (isJson) {
          held = proseInJson(held)
          isJson = false
          continue
        }
        const close = quote === null ? closingQuote(held, isLast) : ''
        if (close === null) break
        if (close !== '') {
          quote = close
          held = held.slice(1)
        }
      }
      const more = takeLine(isLast)
      if (more === null) break
      given += more
    }
    return isLast && !isOver ? given + endList() : given
  }
  return {
    hear: (piece: string): string => {
      held += piece
      return take(false)
    },
    end: (): string => take(true),
    isOver: () => isOver,
  }
}

const SENTENCE = /[.!?।۔؟…]["”’)*]*(?=\s|$)/u
const LONGEST_SENTENCE = 300
const SENTENCE_ENDS = new RegExp(`${SENTENCE.source}|\\n`, 'gu')
const LONGEST_EXCUSE = 400
/** Number of characters at the end in which a refusal may begin. */
const HELD = 64
const LOOKED_AT = 128
/** Number of characters after an ending that can change its meaning, as in "you die of shame". */
const TURNS = 16
const LONGEST_TOLD = 2000

function isSpoken(text: string, at: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', at) + 1, at)
  const count = (sign: string) => before.split(sign).length - 1
  return count('“') > count('”') || count('"') % 2 === 1
}

/** Finds an ending that the author did not write. With `isOpen`, further text may change its meaning. */
function endOfStory(text: string, from: number, open: string) {
  ENDING.lastIndex = from
  for (let found = ENDING.exec(text); found !== null; found = ENDING.exec(text)) {
    const [words] = found
    const isAuthors = open.includes(words.toLowerCase().replace(/[.!।۔]$/u, ''))
    if (!isAuthors && !isSpoken(text, found.index)) {
      const after = text.slice(found.index + words.length)
      return { at: found.index, isOpen: after.length < TURNS && !/[.!?।۔؟;\n]/u.test(after) }
    }
  }
  return null
}

function wholeSentences(text: string): number {
  const end = [...text.matchAll(SENTENCE_ENDS)].at(-1)
  return end === undefined ? 0 : end.index + end[0].length
}

/** Buffers incomplete sentences. Throws `unreadable` for a refusal or an invented ending. */
function createWatch({ mayEnd, open }: Bounds) {
  let told = ''
  let held = ''
  let hasSentence = false

  const take = (isLast: boolean): string => {
    const text = told + held
    const from = Math.max(0, told.length - LOOKED_AT)
    if (NO_STORY.test(text.slice(from)) || (from === 0 && STARTS_WITH_EXCUSE.test(text)))
      throw unfit()
    const end = mayEnd ? null : endOfStory(text, from, open)
    if (end !== null && (isLast || !end.isOpen)) throw unfit()
    let upTo = held.length
    if (!isLast) {
      const isExcuse = told === '' && POSSIBLE_EXCUSE.test(held) && !SENTENCE.test(held)
      if (isExcuse && held.length < LONGEST_EXCUSE) return ''
      const start = Math.max(0, held.length - HELD)
      const begun = held.slice(start).search(POSSIBLE_META_TEXT)
      const ending = end === null ? Infinity : Math.max(0, end.at - told.length)
      upTo = Math.min(begun < 0 ? held.length : start + begun, ending)
      // The answer may end within a sentence.
      const whole = wholeSentences(held.slice(0, upTo))
      if (whole > 0 || upTo < LONGEST_SENTENCE) upTo = whole
      // The text after this white space may be omitted.
      upTo = held.slice(0, upTo).trimEnd().length
    }
    const given = held.slice(0, upTo)
    held = held.slice(upTo)
    told = (told + given).slice(-LONGEST_TOLD)
    hasSentence ||= SENTENCE.test(told)
    return given
  }
  return {
    hear: (piece: string): string => {
      if (piece === '') return ''
      held += piece
      return take(false)
    },
    /**
     * Ends the text. `isCut`: text after the story was omitted. `isShort`: the answer reached a limit, maybe
     * within a sentence.
     */
    end: (isCut: boolean, isShort: boolean): string => {
      const given = take(true)
      if (isCut && !hasSentence) throw unfit()
      const isTorn = isShort && hasSentence
      return (isTorn ? given.slice(0, wholeSentences(given)) : given).trimEnd()
    },
  }
}

const createProseFilter = (bounds: Bounds) => {
  const known = { ...bounds, open: bounds.open.toLowerCase() }
  const lines = createLineReader(known)
  const plainer = createPlainer()
  const watch = createWatch(known)
  return {
    hear: (piece: string) => watch.hear(plainer.hear(lines.hear(piece))),
    end: (piece: string, isShort = false) => {
      const rest = plainer.hear(lines.hear(piece) + lines.end()) + plainer.end()
      const isOver = lines.isOver()
      return watch.hear(rest) + watch.end(isOver, isShort && !isOver)
    },
    isOver: lines.isOver,
  }
}

/** Creates a filter that removes reasoning, notes, lists, and markup. It throws for a refusal. */
export function createStoryFilter(habit: ReasoningHabit, bounds: Bounds) {
  const tidied = createPlainTextFilter()
  const reasoning = createReasoningFilter(habit)
  const prose = createProseFilter(bounds)
  return {
    hear: (piece: string) => prose.hear(reasoning.hear(tidied(piece))),
    /** Ends the text. With `isShort`, the answer has reached a limit, so an incomplete sentence is omitted. */
    end: (isShort?: boolean) => prose.end(reasoning.end(), isShort),
    noteApart: reasoning.noteApart,
    /** Returns true if the story is complete. Then, further text is ignored. */
    isOver: () => reasoning.isOver() || prose.isOver(),
  }
}

/** Returns the prose of a field, or null if it is unusable. With `isAll`, no other text is permitted. */
export function proseIn(text: string, bounds: Bounds, isAll = false): string | null {
  try {
    const filter = createProseFilter(bounds)
    const prose = filter.end(tidy(text)).trim()
    return isAll && filter.isOver() ? null : prose || null
  } catch {
    return null
  }
}
