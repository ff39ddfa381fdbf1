import { announces, heading } from './noTelling.ts'
import { ProviderFault } from './providerFault.ts'

/** Names of the storyteller as a speaker, in the languages of the stories. */
const NARRATORS =
  'narrator|assistant|story ?teller|ai|bot|gm|dm|game master|dungeon master|kathakar|kathavachak|sutradhar|कथावाचक|कथाकार|सूत्रधार|निवेदक|कथक|বর্ণনাকারী|কথক|গল্পকার|கதைசொல்லி|కథకుడు|కథకురాలు|કથાકાર|વર્ણનકાર|ನಿರೂಪಕ|ಕಥೆಗಾರ|ആഖ്യാതാവ്|കഥാകാരൻ|کہانی گو|راوی|قصہ گو'
/** Names of the player as a speaker, and of the other roles of a chat. */
const PLAYERS =
  'user|you|player|human|system|input|instruction|tum|aap|khiladi|आप|तुम|तू|तुम्ही|खिलाड़ी|खिलाडी|उपयोगकर्ता|खेळाडू|वापरकर्ता|আপনি|তুমি|খেলোয়াড়|ব্যবহারকারী|நீங்கள்|நீ|வீரர்|பயனர்|మీరు|నువ్వు|ఆటగాడు|వినియోగదారు|તમે|તું|ખેલાડી|વપરાશકર્તા|ನೀವು|ನೀನು|ಆಟಗಾರ|ಬಳಕೆದಾರ|നിങ്ങൾ|നീ|കളിക്കാരൻ|ഉപയോക്താവ്|آپ|تم|کھلاڑی|صارف'
/** Labels that only the head of an answer bears. */
const HEADS =
  'narration|narrative|story|model|response|continuation|answer|output|reply|game|next turn|final answer|वर्णन|कहानी|కథనం'
const NAMES = [NARRATORS, PLAYERS, HEADS].flatMap((names) => names.split('|'))

/** Marks before the first letter of a line. */
const MARKS = String.raw`(?:[\s>*_#\x60[(-]|<[a-z/][^<>]{0,60}>){0,12}`
const labelOf = (names: string) =>
  new RegExp(
    String.raw`^${MARKS}(?:${names})(?:['’]s turn)?(?:\s?\([^)\n]{0,30}\))?[*_\]\x60)]{0,4}\s?[:：](?![/:])[*_\s]{0,6}`,
    'iu',
  )
const NARRATOR = labelOf(NARRATORS)
const PLAYER = labelOf(PLAYERS)
const HEAD = labelOf(`${NARRATORS}|${HEADS}`)
const MAY_BE_LABEL = new RegExp(
  String.raw`^(?:${NAMES.join('|')})(?:['’]s? ?t?u?r?n?)?(?:\s?\([^)\n]{0,30}\)?)?[*_\]\x60)]{0,4}\s?$`,
  'iu',
)
const HEAD_MARKS = new RegExp(`^${MARKS}`, 'iu')
/** A line that is nothing but a speaker: a heading, or a name in brackets or stars. */
const ALONE = new RegExp(
  String.raw`^\s{0,3}(?:#{1,6}\s{0,3}|\*\*|[[<])(?:${NARRATORS}|${PLAYERS})(?:\*\*|[\]>])?:?\s*$`,
  'iu',
)
/** A command of a text adventure. */
const COMMAND = /^\s{0,3}>\s?(?:I|you)\b/iu

const ABOUT = String.raw`\b(?:words?|story|scene|prompt|turn|prose|response|continuation|narrat\w+|paragraphs?|perspective|second person|instructions?|guidelines|rules)\b`
const NOTES = [
  String.raw`(?:ooc|o\.o\.c|out of character|a\/n|author['’]?s? note|writer['’]?s note|editor['’]?s note|note to (?:the )?(?:user|player|self))(?![\p{L}\p{M}])`,
  String.raw`(?:(?:total |approximate )?word ?count|total words|words|length|शब्द(?: संख्या)?|শব্দ সংখ্যা)[*_]{0,3}\s?[:=]\s?[*_]{0,3}[~≈]?\s?\p{Nd}`,
  String.raw`[~≈]?(?:about |approximately )?\p{Nd}{1,4} (?:words|tokens|शब्द|শব্দ|சொற்கள்|పదాలు|શબ્દો|ಪದಗಳು|വാക്കുകൾ|الفاظ)[)\].*_\s]*$`,
  String.raw`as (?:you |per your |was )?(?:asked|requested|instructed|request)(?![\p{L}\p{M}])[^\n]{0,200}${ABOUT}`,
  String.raw`(?:let me know (?:if|what|how|when)|feel free to|would you like me to|shall i (?:continue|go on|proceed)|do you want me to|(?:i )?hope (?:this|that|you)[^\n]{0,40}(?:helps?|enjoy|like|works|meets|fits))(?![\p{L}\p{M}])`,
  String.raw`i(?:['’]ve| have)? (?:written|wrote|kept|tried|made sure|continued|followed|avoided|ensured|included|maintained)(?![\p{L}\p{M}])[^\n]{0,200}${ABOUT}`,
  String.raw`this (?:response|continuation|turn|narration|version|telling) (?:is|has|keeps?|follows?|continues?|contains?|uses?|ends?|avoids?)(?![\p{L}\p{M}])`,
  String.raw`\(?end of (?:turn|scene|narration|response|story)\)?\s*$`,
]
const NOTE = new RegExp(
  String.raw`^[\s*_>([{-]{0,8}(?:${NOTES.map((one) => `(?:${one})`).join('|')})`,
  'iu',
)
/** A note behind the story; at its head these words may belong to it. */
const LATE_NOTE = new RegExp(
  `^[\\s*_>([{-]{0,8}${String.raw`(?:note|notes|नोट|टिप्पणी|टीप|নোট|দ্রষ্টব্য|குறிப்பு|గమనిక|નોંધ|ಟಿಪ್ಪಣಿ|ಗಮನಿಸಿ|കുറിപ്പ്|نوٹ)[*_]{0,3}\s?[:：]`}`,
  'iu',
)
/** How lines begin that may turn out to be notes. */
const MAY_BE_NOTE =
  /^[\s*_>([{-]{0,8}(?:$|o$|oo|out o|o\.|a$|a\/|au|as$|as |w$|wr|wo|e$|ed|en|n$|no|t$|to$|tot|th$|thi$|this$|this [rctnv]|l$|le|f$|fe|s$|sh|d$|do|h$|ho|i$|i |i['’]|[~≈\p{Nd}]|नो|टि|टी|নো|দ্র|கு|గమ|નો|ಟಿ|ಗಮ|കു|نو|शब्द|শব্দ)/iu
/** Polite words before the answer. */
const PREAMBLE =
  /^\s*(?:(?:sure|certainly|of course|absolutely|okay|ok|great|understood|got it)(?: thing)?[!,.:][^\n]{0,60}?(?:here(?:['’]s| is| are)|i['’]ll|i will|let me)[^\n.:!]{0,120}[.:!]|here(?:['’]s| is) (?:the|your|a|my) (?:next|story|scene|turn|continuation|telling|narration|response)[^\n.:!]{0,120}[.:!]|(?:sure|certainly|of course|absolutely|understood)(?: thing)?[!.](?=\s*(?:\n|$)))\s*/iu
const MAY_BE_PREAMBLE =
  /^\s*(?:sure|certainly|of course|absolutely|okay|ok|great|understood|got it|here(?:['’]s| is))(?![\p{L}\p{M}])/iu
const PREAMBLE_WORDS =
  'sure|certainly|of course|absolutely|okay|great|understood|got it|here'.split('|')

const FENCE = /^\s{0,3}(?:`{3,}|~{3,})/u
const RULE = /^\s{0,3}(?:[-_]{3,}|\*{3,})\s*$/u
const TITLE =
  /^\s{0,3}(?:\*\*[^*\n]{0,79}[^*\n.!?।۔…"”’]\*\*:?|<h[1-6][^<>]{0,80}>[^\n]{0,120})\s*$/iu
const MAY_BE_TITLE =
  /^\s{0,3}(?:\*\*[^*\n]{0,80}(?:\*{1,2}:?)?|<h[1-6]?[^\n]{0,160}|#{1,6}(?:\s[^\n]{0,120})?)\s*$/iu
const QUOTE = /^\s{0,3}>\s?/u
const LONGEST_LINE = 400
/** A line is held for so many characters at most, whatever it may turn out to be. */
const LONGEST_HELD = 2000

type Verdict = 'drop' | 'stop' | 'wait' | number

/** Returns how much of a line's beginning is left out, or what becomes of the line. */
function judgeLine(line: string, isWhole: boolean, isFirst: boolean): Verdict {
  if (!isWhole && line.length > LONGEST_HELD) return 0
  if (FENCE.test(line)) return isWhole ? 'drop' : 'wait'
  if (isWhole && RULE.test(line)) return 'drop'
  if (COMMAND.test(line) && !isFirst) return 'stop'
  if (PLAYER.test(line)) return 'stop'
  if (!isFirst && NARRATOR.test(line)) return 'stop'
  const [label] = (isFirst && HEAD.exec(line)) || []
  if (label !== undefined) return isWhole || label.length < line.length ? label.length : 'wait'
  if (isWhole && ALONE.test(line)) return isFirst ? 'drop' : 'stop'
  if (NOTE.test(line) || (!isFirst && LATE_NOTE.test(line))) return isWhole ? 'drop' : 'wait'
  if (isWhole && (TITLE.test(line) || heading.test(line) || (isFirst && announces(line)))) {
    return isFirst ? 'drop' : 'stop'
  }
  if (isFirst) {
    const [preamble] = PREAMBLE.exec(line) ?? []
    if (preamble !== undefined) {
      return isWhole || preamble.length < line.length ? preamble.length : 'wait'
    }
  }
  if (isWhole || line.length > LONGEST_LINE) return QUOTE.exec(line)?.[0].length ?? 0
  const begun = line.replace(HEAD_MARKS, '').toLowerCase()
  const mayBeNamed = MAY_BE_LABEL.test(begun) || NAMES.some((name) => name.startsWith(begun))
  const mayBePolite =
    isFirst &&
    (MAY_BE_PREAMBLE.test(line) ||
      (begun !== '' && PREAMBLE_WORDS.some((word) => word.startsWith(begun))))
  const mayBe =
    /^[\s>*_#`~<-]{0,12}$/u.test(line) ||
    MAY_BE_TITLE.test(line) ||
    (isFirst && /^\s{0,3}(?:scene|chapter|turn|part)(?: [^.!?\n]{0,50})?$/iu.test(line)) ||
    mayBeNamed ||
    mayBePolite ||
    MAY_BE_NOTE.test(line)
  return mayBe ? 'wait' : (QUOTE.exec(line)?.[0].length ?? 0)
}

/** Fields by which models name the prose of an answer in JSON. */
const FIELDS =
  'narrative|narration|prose|story|text|telling|content|response|answer|output|message|setup|continuation|description'.split(
    '|',
  )

/** Returns the JSON in an answer, which may stand in a fence or between polite words, or null. */
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

/** Returns the prose of an answer in JSON, or null. */
function proseInJson(answer: string): string | null {
  const value: unknown = jsonIn(answer)
  if (typeof value !== 'object' || value === null) return null
  const fields = Object.entries(value)
  const named = FIELDS.map((field) => fields.find(([name]) => name.toLowerCase() === field)?.[1])
  const found = [...named, ...fields.map(([, field]: [string, unknown]) => field)]
  for (const field of found) {
    if (typeof field === 'string' && field.trim() !== '') return field
    if (typeof field === 'object' && field !== null) {
      const inner = proseInJson(JSON.stringify(field))
      if (inner !== null) return inner
    }
  }
  return null
}

const CLOSING: Readonly<Record<string, string>> = { '"': '"', '“': '”', '«': '»' }
const LONGEST_SPEECH = 500

/** Takes an answer out of what models wrap around it, line by line as it comes. */
export function createLineReader() {
  let held = ''
  /** The line that stands at the beginning of `held` is being given out. */
  let isMidLine = false
  let isFirst = true
  let isOver = false
  let isJson = false
  let blank = ''
  let quote: string | null = null
  let tail = ''

  const give = (text: string): string => {
    if (text.trim() === '') {
      if (!isFirst) blank += text
      return ''
    }
    isFirst = false
    const given = blank.replace(/\n{3,}/gu, '\n\n') + text.trimEnd()
    blank = text.slice(text.trimEnd().length)
    if (quote === null) return given
    // The last sign is held: it may close the quotation.
    const all = tail + given
    tail = all.endsWith(quote) ? quote : ''
    return all.slice(0, all.length - tail.length)
  }
  /** Returns null while a quotation may be the whole answer. */
  const openQuote = (isLast: boolean): string | null => {
    const start = held.trimStart()
    const close = CLOSING[start.charAt(0)]
    if (close === undefined) return ''
    const at = start.indexOf(close, 1)
    const isAll = at >= 0 && start.slice(at + 1).trim() === ''
    if (at < 0 ? !isLast && start.length < LONGEST_SPEECH : isAll && !isLast) return null
    // Curly marks around one paragraph are rather what somebody in the story says.
    const isSpeech = close !== '"' && !start.trimEnd().includes('\n') && !/^.You\b/u.test(start)
    if ((isAll || at < 0) && !isSpeech) {
      held = start.slice(1)
      quote = close
    }
    return ''
  }
  const readJson = (isLast: boolean): string => {
    if (!isLast) return ''
    const prose = proseInJson(held)
    if (prose === null) throw new ProviderFault('unreadable', 'JSON without prose')
    isJson = false
    held = prose
    return take(true)
  }
  const takeLine = (isLast: boolean): { given: string; hasMore: boolean } => {
    const end = held.indexOf('\n')
    const isWhole = end >= 0 || isLast
    const line = end < 0 ? held : held.slice(0, end)
    const done = (given: string, length: number) => {
      held = held.slice(length)
      return { given, hasMore: end >= 0 }
    }
    if (!isMidLine) {
      const verdict = judgeLine(line, isWhole, isFirst)
      if (verdict === 'wait') return { given: '', hasMore: false }
      if (verdict === 'stop') {
        isOver = true
        return { given: '', hasMore: false }
      }
      if (verdict === 'drop') return done('', end < 0 ? line.length : end + 1)
      if (verdict > 0) {
        held = held.slice(verdict)
        return { given: '', hasMore: held !== '' }
      }
    }
    isMidLine = end < 0
    return done(give(end < 0 ? line : held.slice(0, end + 1)), end < 0 ? line.length : end + 1)
  }
  function take(isLast: boolean): string {
    let given = ''
    while (held !== '' && !isOver) {
      if (isJson) return given + readJson(isLast)
      if (isFirst && !isMidLine) {
        held = held.trimStart()
        if (held.startsWith('{')) {
          isJson = true
          continue
        }
        if (quote === null && openQuote(isLast) === null) return given
      }
      const { given: more, hasMore } = takeLine(isLast)
      given += more
      if (!hasMore) break
    }
    return given
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
