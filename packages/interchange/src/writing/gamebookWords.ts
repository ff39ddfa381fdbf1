import type { Operator } from '@kathasagar/story'

/** What a gamebook says beside its story; parts in braces are filled in. */
export interface GamebookWords {
  contents: string
  cover: string
  before: string
  howTo: string
  keep: string
  note: string
  turnTo: string
  ending: string
  endingUntitled: string
  typed: string
  throwDice: string
  helped: string
  failed: string
  only: string
  closed: string
  so: string
  otherwise: string
  again: string
  once: string
  thrown: string
  drawn: string
  grown: string
  shrunk: string
  yes: string
  no: string
  not: string
  credits: string
  operators: Readonly<Record<Operator, string>>
}

const en: GamebookWords = {
  contents: 'Sections',
  cover: 'Cover',
  before: 'Before you begin',
  howTo:
    'Begin with section 1. At its end choose a way that is open to you and turn to the section it names. Keep a pencil by you.',
  keep: 'Keep in mind, and change it as the sections tell you:',
  note: '(Note: {changes}.)',
  turnTo: 'Turn to {number}.',
  ending: 'The story ends here: {title}.',
  endingUntitled: 'The story ends here.',
  typed: 'Write down a word of your own: {label}.',
  throwDice: 'Throw a number from 1 to 100. Up to {percent}: turn to {number}.',
  helped:
    'In its place take {low} where {label} is {least}, and {high} where it is {most}, and in between accordingly.',
  failed: 'Above it: {text}',
  only: 'Only if {condition}:',
  closed: 'Otherwise this way is closed: {why}',
  so: '[If {condition}: {text}]',
  otherwise: '[Else: {text}]',
  again: '[When you come again: {text}]',
  once: '[The first time only: {text}]',
  thrown: '{label} a number that you throw, from {from} to {to}',
  drawn: '{label} what you draw of these: {values}',
  grown:
    '{label} up by {share} percent of what it lacks of 100, rounded down, and to 99 at the most',
  shrunk: '{label} down by {share} percent of itself, rounded down, and to 1 at the least',
  yes: 'yes',
  no: 'no',
  not: 'not: {what}',
  credits: 'Credits and sources',
  operators: {
    and: 'and',
    or: 'or',
    '+': 'plus',
    '-': 'less',
    '==': 'is',
    '!=': 'is not',
    '<=': 'is at most',
    '>=': 'is at least',
    '<': 'is below',
    '>': 'is above',
  },
}

const hi: GamebookWords = {
  contents: 'अनुच्छेद',
  cover: 'आवरण',
  before: 'शुरू करने से पहले',
  howTo:
    'अनुच्छेद 1 से शुरू करें। उसके अंत में कोई ऐसी राह चुनें जो आपके लिए खुली हो और बताए हुए अनुच्छेद पर जाएँ। एक पेंसिल पास रखें।',
  keep: 'इन्हें याद रखें, और अनुच्छेद जैसा कहें वैसा बदलें:',
  note: '(लिख लें: {changes}।)',
  turnTo: '{number} पर जाएँ।',
  ending: 'कहानी यहाँ समाप्त होती है: {title}।',
  endingUntitled: 'कहानी यहाँ समाप्त होती है।',
  typed: 'अपना एक शब्द लिखें: {label}।',
  throwDice: '1 से 100 तक की कोई संख्या निकालें। {percent} तक हो तो {number} पर जाएँ।',
  helped: 'इसकी जगह {label} {least} हो तो {low} लें, {most} हो तो {high}, और बीच में उसी हिसाब से।',
  failed: 'इससे ऊपर हो तो: {text}',
  only: 'केवल यदि {condition}:',
  closed: 'नहीं तो यह राह बंद है: {why}',
  so: '[यदि {condition}: {text}]',
  otherwise: '[नहीं तो: {text}]',
  again: '[फिर आने पर: {text}]',
  once: '[केवल पहली बार: {text}]',
  thrown: '{label}: {from} से {to} तक निकाली हुई कोई संख्या',
  drawn: '{label}: इनमें से जो निकले: {values}',
  grown: '{label}: 100 में जितना कम हो उसका {share} प्रतिशत बढ़ाएँ, नीचे की पूर्ण संख्या तक, अधिक से अधिक 99',
  shrunk: '{label}: अपने {share} प्रतिशत जितना घटाएँ, नीचे की पूर्ण संख्या तक, कम से कम 1',
  yes: 'हाँ',
  no: 'नहीं',
  not: 'ऐसा नहीं कि {what}',
  credits: 'श्रेय और स्रोत',
  operators: {
    and: 'और',
    or: 'या',
    '+': 'जमा',
    '-': 'घटा',
    '==': 'है',
    '!=': 'नहीं है',
    '<=': 'अधिक से अधिक',
    '>=': 'कम से कम',
    '<': 'से कम',
    '>': 'से अधिक',
  },
}

/** The words for a story of a language; in the others a gamebook speaks English. */
export const gamebookWords = (language: string): GamebookWords => (language === 'hi' ? hi : en)

/** A sentence with its parts filled in; what is filled in is never read for parts itself. */
export const said = (sentence: string, parts: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w{1,20})\}/g, (whole, name: string) => String(parts[name] ?? whole))
