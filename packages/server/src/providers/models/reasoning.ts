/** Names of the tags between which models reason. */
const NAMES = String.raw`(?:ant|seed:|budget:)?(?:think(?:ing)?(?:_process)?|thoughts?|reason(?:ing)?(?:_content)?|reflect(?:ion)?|reflexion|analysis|deliberation|scratch_?pad|(?:inner_?)?monologue|inner_?thoughts?|internal|chain_of_thought|cot(?:_reflect)?|planning|plan|hidden|private|notes?|meta|ooc|strategy|draft)`

/** Ways to open and to close reasoning. */
const FORMS: readonly (readonly [open: string, close: string])[] = [
  [String.raw`<${NAMES}(?:\s[^<>]{0,80})?>`, String.raw`<\/${NAMES}\s*>`],
  [String.raw`\[${NAMES}\]`, String.raw`\[\/${NAMES}\]`],
  [String.raw`◁${NAMES}▷`, String.raw`◁\/${NAMES}▷`],
  [String.raw`<\|(?:begin_of_|start_)?${NAMES}\|>`, String.raw`<\|(?:end_of_|end_|\/)${NAMES}\|>`],
  ['<unused94>(?:thought)?', '<unused95>'],
  [`\`\`\`${NAMES}[ \\t]*\\n`, '\\n```'],
  [String.raw`<details\b[^<>]{0,80}>`, String.raw`<\/details>`],
  // A channel of which players hear nothing, as in the harmony format.
  [
    String.raw`<\|channel\|>(?!\s*final)[^<]{0,60}<\|message\|>`,
    String.raw`<\|(?:end|return|call)\|>|(?=<\|(?:start|channel)\|>)`,
  ],
]
/** The same at the head of an answer alone, as terminals and stripped templates show them. */
const HEADS: readonly (readonly [open: RegExp, close: RegExp])[] = [
  [/^\s*Thinking\.\.\.\s*\n/u, /\.\.\.\s*done thinking\.?/iu],
  [/^\s*analysis(?=[A-Z])/u, /assistantfinal/u],
]
const MAY_BE_HEAD =
  /^\s*(?:T|Th|Thi|Thin|Think|Thinki|Thinkin|Thinking\.{0,3}\s*|a|an|ana|anal|analy|analys|analysi|analysis)?$/u
/** Closing marks that also count if nothing was opened. */
const LONE = FORMS.slice(0, 5).map(([, close]) => close)

/** Control tokens of chat templates. */
const CONTROL = [
  String.raw`<\|channel\|>\s*final[^<]{0,60}<\|message\|>`,
  String.raw`<\|(?!channel\|)[a-z0-9_]{2,40}\|>`,
  String.raw`<｜[^｜<>]{1,40}｜>`,
  String.raw`<\/?s>(?!\w)`,
  '<(?:start|end)_of_turn>',
  '<(?:eos|bos|pad|unk|eot)>',
  String.raw`\[\/?INST\]`,
  String.raw`<<\/?SYS>>`,
].join('|')

const MARK = new RegExp(
  [
    ...FORMS.map(([open], at) => `(?<open${at}>${open})`),
    `(?<close>${LONE.join('|')})`,
    `(?<control>${CONTROL})`,
  ].join('|'),
  'iu',
)
const CLOSINGS = FORMS.map(([, close]) => new RegExp(close, 'iu'))

/** The end of a text that may become a mark. */
const BEGUN =
  /(?:<\|channel\|>[^<]{0,60}(?:<[^<>]{0,12})?|<[^<>]{0,100}|\[[^[\]\n]{0,40}|◁[^▷\n]{0,40}|`{1,3}[\w:]{0,24})$/iu
const LONGEST_MARK = 160

/** Role that follows a control token at the head of an answer. */
const ROLE = /^(?:narrator[ \t]*(?:\n|$)|(?:assistant|model)\b)\s*/iu
const LONGEST_ROLE = 12

/** Result of hearing a piece: more of the answer, or a mark between two pieces. */
type Heard = { text: string } | 'opened' | 'closed' | 'ended'

/** Splits an answer into text and marks; text between an opening and a closing mark is left out. */
function createMarkReader() {
  let held = ''
  let closing: RegExp | null = null
  let hasText = false
  let isAfterControl = false
  let isOver = false

  const leaveOut = (heard: Heard[], isLast: boolean, close: RegExp): boolean => {
    const found = close.exec(held)
    if (found === null) {
      held = isLast ? '' : held.slice(-LONGEST_MARK)
      return false
    }
    held = held.slice(found.index + found[0].length)
    closing = null
    heard.push('opened')
    return true
  }
  const give = (heard: Heard[], text: string) => {
    if (text === '') return
    if (text.trim() !== '') hasText = true
    heard.push({ text })
  }
  const passMark = (heard: Heard[], found: RegExpExecArray) => {
    give(heard, held.slice(0, found.index))
    held = held.slice(found.index + found[0].length)
    const { close, control, ...opened } = found.groups ?? {}
    if (close !== undefined) {
      hasText = false
      heard.push('closed')
    } else if (control !== undefined) {
      if (hasText) isOver = true
      else isAfterControl = true
    } else {
      const form = Object.values(opened).findIndex((open) => open !== undefined)
      if (!found[0].endsWith('/>')) closing = CLOSINGS[form] ?? null
    }
  }
  const takeText = (heard: Heard[], isLast: boolean): boolean => {
    if (isAfterControl) {
      if (!isLast && held.trimStart().length < LONGEST_ROLE && !/\S\s*\n|</u.test(held))
        return false
      held = held.trimStart().replace(ROLE, '')
      isAfterControl = false
    }
    if (!hasText) held = held.trimStart()
    if (!hasText && !isLast && MAY_BE_HEAD.test(held)) return false
    const head = hasText ? undefined : HEADS.find(([open]) => open.test(held))
    if (head !== undefined) {
      held = held.replace(head[0], '')
      closing = head[1]
      return true
    }
    const found = MARK.exec(held)
    if (found !== null) {
      passMark(heard, found)
      return !isOver
    }
    const from = Math.max(0, held.length - LONGEST_MARK)
    const begun = isLast ? -1 : held.slice(from).search(BEGUN)
    const upTo = begun < 0 ? held.length : from + begun
    give(heard, held.slice(0, upTo))
    held = held.slice(upTo)
    return false
  }

  return (piece: string, isLast: boolean): Heard[] => {
    const heard: Heard[] = []
    if (isOver) return heard
    held += piece
    while (closing === null ? takeText(heard, isLast) : leaveOut(heard, isLast, closing));
    if (isOver) heard.push('ended')
    return heard
  }
}

/** Words that a narrator of a story does not use, but a model that plans its answer does. */
const PLANNING =
  /\b(?:let me|let's|we (?:need|should|must|have to|can)|the (?:user|player|reader|prompt|narrator|assistant|system|ruling|rules?|instructions?|task|request|scene|story)|need(?:s)? to|must not|should (?:not )?(?:mention|reveal|say|write|describe|tell|be|keep)|words?[: ]?(?:count|limit)|paragraphs?|second person|present tense|narrat(?:e|ion|ive)|response|respond)\b|^\s*(?:(?:okay|ok|alright|all right|hmm+|got it)\b|(?:so|first|right|wait|now),)|\p{Script=Han}/iu
const QUOTED = /“[^“”]*”|"[^"]*"/gu

/** Returns true if a text may be reasoning without an opening tag. */
function isPlanning(text: string): boolean {
  const told = text.replaceAll(QUOTED, '')
  return PLANNING.test(told) || /(?<![\p{L}'’])I(?:['’]\p{L}+)?(?![\p{L}\p{M}])/u.test(told)
}

const SENTENCE = /[.!?।۔؟…]["”’)]*(?=\s)/gu
/** A text this long is judged before its first sentence ends, in characters. */
const LONGEST_UNJUDGED = 120

/** Returns how much of a text is known to be no reasoning, or null if it may be some. */
function judgedLength(text: string): number | null {
  const end = [...text.matchAll(SENTENCE)].at(-1)
  const whole = text.length < LONGEST_UNJUDGED ? 0 : text.length
  const length = end === undefined ? whole : end.index + end[0].length
  return isPlanning(text.slice(0, length)) ? null : length
}

/** How a model is known to reason. */
export interface ReasoningHabit {
  /** Its answers begin with reasoning that only a closing tag ends. */
  isUntagged: () => boolean
  noteUntagged: () => void
  /** It has given an answer without such reasoning. */
  isPlain: () => boolean
  notePlain: () => void
}

/** Returns a whole answer without what its model reasons. */
export function withoutReasoning(answer: string, habit: ReasoningHabit): string {
  let text = ''
  for (const heard of createMarkReader()(answer, true)) {
    if (heard === 'closed') {
      habit.noteUntagged()
      text = ''
    } else if (typeof heard === 'object') text += heard.text
  }
  return text
}

/** Thrown if text that was given out turns out to be reasoning. */
export class ReasonedAloudError extends Error {}

/**
 * Leaves out of an answer what a model reasons, and control tokens with all that follows them. Text is
 * held back while it may be reasoning that only a closing tag will end.
 */
export function createReasoningFilter(habit: ReasoningHabit) {
  const read = createMarkReader()
  let held = ''
  let isOpen = habit.isPlain() && !habit.isUntagged()
  let hasClosed = false
  let isSuspect = habit.isUntagged()
  let hasGiven = false
  let isOver = false

  const take = (isLast: boolean): string => {
    let length = held.length
    if (!isOpen && !isLast) {
      const judged = isSuspect ? null : judgedLength(held)
      isSuspect = judged === null
      length = judged ?? 0
    }
    const given = held.slice(0, length)
    held = held.slice(length)
    if (given.trim() !== '') hasGiven = true
    return given
  }
  const hear = (piece: string, isLast: boolean): string => {
    let given = ''
    for (const heard of read(piece, isLast)) {
      if (heard === 'closed') {
        habit.noteUntagged()
        if (hasGiven) throw new ReasonedAloudError('Reasoned without an opening tag')
        hasClosed = true
        held = ''
        // Another closing tag may follow.
        isOpen = false
        isSuspect = false
      } else if (heard === 'opened') isOpen = true
      else if (heard === 'ended') isOver = true
      else {
        held += heard.text
        given += take(false)
      }
    }
    return isLast ? given + take(true) : given
  }
  return {
    hear: (piece: string) => hear(piece, false),
    end: () => {
      const given = hear('', true)
      if (!hasClosed && hasGiven) habit.notePlain()
      return given
    },
    /** Called if the server has sent the reasoning in a field of its own. */
    noteApart: () => {
      isOpen = true
    },
    isOver: () => isOver,
  }
}
