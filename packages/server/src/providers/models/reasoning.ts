import type { reasoningHabitOf } from './learned.ts'
import { ProviderError } from './providerError.ts'

const NAMES = String.raw`(?:ant|seed:|budget:)?(?:think(?:ing)?(?:_process)?|thoughts?|reason(?:ing)?(?:_content)?|reflect(?:ion)?|reflexion|analysis|deliberation|scratch_?pad|(?:inner_?)?monologue|inner_?thoughts?|internal|chain_of_thought|cot(?:_reflect)?|planning|plan|hidden|private|notes?|meta|ooc|strategy|draft)`

/** Patterns of the opening and closing marks of reasoning. */
const FORMS: readonly (readonly [open: string, close: string])[] = [
  [String.raw`<${NAMES}(?:\s[^<>]{0,80})?>`, String.raw`<\/${NAMES}\s*>`],
  [String.raw`\[${NAMES}\]`, String.raw`\[\/${NAMES}\]`],
  [String.raw`◁${NAMES}▷`, String.raw`◁\/${NAMES}▷`],
  [String.raw`<\|(?:begin_of_|start_)?${NAMES}\|>`, String.raw`<\|(?:end_of_|end_|\/)${NAMES}\|>`],
  ['<unused94>(?:thought)?', '<unused95>'],
  [`\`\`\`${NAMES}[ \\t]*\\n`, '\\n```'],
  [String.raw`<details\b[^<>]{0,80}>`, String.raw`<\/details>`],
  // In the harmony format, this is every channel except the final one.
  [
    String.raw`<\|channel\|>(?!\s*final)[^<]{0,60}<\|message\|>`,
    String.raw`<\|(?:end|return|call)\|>|(?=<\|(?:start|channel)\|>)`,
  ],
]
/** Marks of terminals and incomplete chat templates. They count only at the start of an answer. */
const HEADS: readonly (readonly [open: RegExp, close: RegExp])[] = [
  [/^\s*Thinking\.\.\.\s*\n/u, /\.\.\.\s*done thinking\.?/iu],
  [/^\s*analysis(?=[A-Z])/u, /assistantfinal/u],
]
const MAY_BE_HEAD =
  /^\s*(?:T|Th|Thi|Thin|Think|Thinki|Thinkin|Thinking\.{0,3}\s*|a|an|ana|anal|analy|analys|analysi|analysis)?$/u
/** Closing marks that count even without an opening mark. */
const LONE = FORMS.slice(0, 5).map(([, close]) => close)

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

/** Matches text at the end that may be the start of a mark. */
const BEGUN =
  /(?:<\|channel\|>[^<]{0,60}(?:<[^<>]{0,12})?|<[^<>]{0,100}|\[[^[\]\n]{0,40}|◁[^▷\n]{0,40}|`{1,3}[\w:]{0,24})$/iu
const LONGEST_MARK = 160

/** Matches a role after a control token, at the start of an answer. */
const ROLE = /^(?:narrator[ \t]*(?:\n|$)|(?:assistant|model)\b)\s*/iu
const LONGEST_ROLE = 12

/** Matches words that occur in planning but not in narration. */
const PLANNING =
  /\b(?:let me|let's|we (?:need|should|must|have to|can)|the (?:user|player|reader|prompt|narrator|assistant|system|ruling|rules?|instructions?|task|request|scene|story)|need(?:s)? to|must not|should (?:not )?(?:mention|reveal|say|write|describe|tell|be|keep)|words?[: ]?(?:count|limit)|paragraphs?|second person|present tense|narrat(?:e|ion|ive)|response|respond)\b|^\s*(?:(?:okay|ok|alright|all right|hmm+|got it)\b|(?:so|first|right|wait|now),)|\p{Script=Han}/iu
const QUOTED = /“[^“”]*”|"[^"]*"/gu

function isPlanning(text: string): boolean {
  const told = text.replaceAll(QUOTED, '')
  return PLANNING.test(told) || /(?<![\p{L}'’])I(?:['’]\p{L}+)?(?![\p{L}\p{M}])/u.test(told)
}

const SENTENCE = /[.!?।۔؟…]["”’)]*(?=\s)/gu
/** Number of characters after which text is classified even if its first sentence is incomplete. */
const LONGEST_UNJUDGED = 120

/** Returns the length of text that can't be reasoning. Null if unknown. */
function judgedLength(text: string): number | null {
  const end = [...text.matchAll(SENTENCE)].at(-1)
  const whole = text.length < LONGEST_UNJUDGED ? 0 : text.length
  const length = end === undefined ? whole : end.index + end[0].length
  return isPlanning(text.slice(0, length)) ? null : length
}

export type ReasoningHabit = ReturnType<typeof reasoningHabitOf>

/** Buffers text that may be reasoning without an opening tag. With `isWhole`, buffers all text. */
function createHold(habit: ReasoningHabit, isWhole: boolean) {
  let held = ''
  let isOpen = habit.isPlain() && !habit.isUntagged()
  let isSuspect = habit.isUntagged()
  let hasClosed = false
  let hasGiven = false
  const release = (isLast: boolean): string => {
    if (isWhole && !isLast) return ''
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
  return {
    add: (text: string): string => {
      held += text
      return text === '' ? '' : release(false)
    },
    open: () => {
      isOpen = true
    },
    /** Must be called at a closing tag without an opening tag. Drops the buffered reasoning. */
    closeLone: () => {
      habit.noteUntagged()
      if (hasGiven) throw new ProviderError('unreadable', 'reasoned before it told')
      hasClosed = true
      held = ''
      isOpen = false
      isSuspect = false
    },
    end: (): string => {
      const given = release(true)
      if (!hasClosed && hasGiven) habit.notePlain()
      return given
    },
  }
}

/** Creates a filter that removes reasoning and control tokens. With `isWhole`, it buffers all text. */
export function createReasoningFilter(habit: ReasoningHabit, isWhole = false) {
  let raw = ''
  let closing: RegExp | null = null
  let hasText = false
  let isAfterControl = false
  let isOver = false
  const answer = createHold(habit, isWhole)

  const give = (text: string): string => {
    if (text.trim() !== '') hasText = true
    return answer.add(text)
  }
  const skipTo = (end: number) => {
    raw = raw.slice(end)
  }
  const passMark = ({ 0: mark, groups }: RegExpExecArray) => {
    const { close, control, ...opened } = groups ?? {}
    if (close !== undefined) {
      hasText = false
      return answer.closeLone()
    }
    if (control !== undefined) {
      if (hasText) isOver = true
      else isAfterControl = true
      return
    }
    const form = Object.values(opened).findIndex((open) => open !== undefined)
    if (mark.endsWith('/>')) return
    habit.noteReasoning()
    closing = CLOSINGS[form] ?? null
  }
  const hear = (piece: string, isLast: boolean): string => {
    let given = ''
    if (!isOver) raw += piece
    while (!isOver) {
      if (closing !== null) {
        const end = closing.exec(raw)
        skipTo(end === null ? (isLast ? raw.length : -LONGEST_MARK) : end.index + end[0].length)
        if (end === null) break
        closing = null
        answer.open()
        continue
      }
      if (isAfterControl) {
        const start = raw.trimStart()
        if (!isLast && start.length < LONGEST_ROLE && !/\S\s*\n|</u.test(raw)) break
        raw = start.replace(ROLE, '')
        isAfterControl = false
      }
      if (!hasText) raw = raw.trimStart()
      if (!hasText && !isLast && MAY_BE_HEAD.test(raw)) break
      const [head, close] = (!hasText && HEADS.find(([open]) => open.test(raw))) || []
      if (head && close) {
        raw = raw.replace(head, '')
        closing = close
        continue
      }
      const found = MARK.exec(raw)
      const tail = Math.max(0, raw.length - LONGEST_MARK)
      const begun = isLast ? -1 : raw.slice(tail).search(BEGUN)
      const upTo = found?.index ?? (begun < 0 ? raw.length : tail + begun)
      given += give(raw.slice(0, upTo))
      skipTo(upTo + (found?.[0].length ?? 0))
      if (found === null) break
      passMark(found)
    }
    return isLast ? given + answer.end() : given
  }
  return {
    hear: (piece: string) => hear(piece, false),
    end: () => hear('', true),
    /** Must be called if the server has sent the reasoning in a separate field. */
    noteApart: answer.open,
    isOver: () => isOver,
  }
}

export function withoutReasoning(answer: string, habit: ReasoningHabit): string {
  const filter = createReasoningFilter({ ...habit, notePlain: () => undefined }, true)
  return filter.hear(answer) + filter.end()
}
