import { expect, test, vi } from 'vitest'

import { saidIn } from '../testing/saidIn.ts'
import { NO_LORE } from '../understanding/lore.ts'
import {
  firstWords,
  visibleText,
  commandIn,
  ordinalIndex,
  splitAtAnd,
  splitAtOr,
  splitAtThen,
} from './inputText.ts'
import { isDenial } from './denial.ts'

test.for([
  ['<b>open</b> the door', 'open  the door'],
  ['<a href="take the letter">open</a>', 'open'],
  ['<script>open("the door")</script>', ''],
  ['look <script>open the door', 'look'],
  ['<!-- open the door -->wait', 'wait'],
  ['<img src=x onerror="open(door)">', ''],
  ['<img src=x onerror="open the door', ''],
  ['I &lt;3 you &amp; Amma', 'I <3 you & Amma'],
  ['3 < 4 and 5 > 4', '3 < 4 and 5 > 4'],
] as const)('for "%s" a page would show "%s"', ([text, shown]) => {
  expect(visibleText(text)).toBe(shown)
})

test('a text is cut after a word, whatever separates the words', () => {
  expect(firstWords('Ring the bell, and go', 3)).toBe('Ring the bell')
  expect(firstWords('ऍआझ，गपऋ，ऩइङ', 2)).toBe('ऍआझ，गपऋ')
  expect(firstWords('Ring the bell!', 4)).toBe('Ring the bell!')
})

test("a limited number of a player's words is matched", () => {
  const story = {
    start_node: 'yard',
    nodes: {
      yard: { text: 'A bell.', choices: [{ text: 'Ring the bell', target: 'end' }] },
      end: { text: 'It rings.', choices: [] },
    },
  }
  const topics = vi.fn(NO_LORE.topics)
  const text = 'if you ask or not, who! '.repeat(80)

  saidIn(story, text, {}, { topics })

  const lengths = topics.mock.calls.map(([said]) => said.split(/\s+/).length)
  expect(lengths.length).toBeGreaterThan(0)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(110)
})

test.for([
  ['दुसरा पर्याय', 1],
  ['मी तिसरं निवडतो', 2],
  ['शेवटचा', 3],
  ['প্রথমটা', 0],
  ['২ নম্বর', 1],
  ['আমি শেষেরটা নেব', 3],
  ['இரண்டாவது', 1],
  ['மூணு', 2],
  ['கடைசி', 3],
  ['రెండోది', 1],
  ['చివరి', 3],
  ['ત્રીજું', 2],
  ['છેલ્લો', 3],
  ['ಎರಡನೆಯದು', 1],
  ['ಕೊನೆಯದು', 3],
  ['മൂന്നാമത്തേത്', 2],
  ['അവസാനത്തേത്', 3],
  ['دوسری والی', 1],
  ['آخری', 3],
  ['۳', 2],
  ['the second one', 1],
  ['दूसरा वाला', 1],
  ['fifth', null],
  ['एक', 0],
  ['ek', 0],
  ['pehla', 0],
  ['पहली वाली', 0],
  ['दो', 1],
  ['do', 1],
  ['दूसरा', 1],
  ['doosra', 1],
  ['dusra', 1],
  ['dusri wali', 1],
  ['teen', 2],
  ['तीसरे', 2],
  ['chautha', 3],
  ['चार', 3],
  ['आख़िरी', 3],
  ['aakhri', 3],
  ['antim', 3],
] as const)('of four choices "%s" names the one at %s', ([said, place]) => {
  expect(ordinalIndex(said, 4)).toBe(place)
})

test.for([
  'done',
  'take the dhoti',
  'thin',
  'the dove',
  'take the coin',
  'i care',
  'छोटा',
  'dhona',
  'दोना',
  'धो',
  'छौना',
  'i do',
])('"%s" names no number, although it sounds like one', (said) => {
  expect(ordinalIndex(said, 4)).toBeNull()
})

test.for([
  ['पुढे काय झालं', 'continue'],
  ['আরও বলো', 'continue'],
  ['தொடருங்கள்', 'continue'],
  ['आजूबाजूला बघतो', 'immerse'],
  ['চারপাশে দেখি', 'immerse'],
  ['சுற்றிப் பார்', 'immerse'],
  ['తర్వాత ఏమైంది', 'continue'],
  ['చుట్టూ చూడు', 'immerse'],
  ['પછી શું', 'continue'],
  ['આસપાસ જુઓ', 'immerse'],
  ['ಮುಂದೇನಾಯಿತು', 'continue'],
  ['ಸುತ್ತಲೂ ನೋಡು', 'immerse'],
  ['പിന്നെ എന്തുണ്ടായി', 'continue'],
  ['ചുറ്റും നോക്കാം', 'immerse'],
  ['آگے کیا ہوا', 'continue'],
  ['ارد گرد دیکھو', 'immerse'],
  // An Arabic keyboard produces two of these letters differently.
  ['تصوير دكھاؤ', 'show'],
  ['ছবি দেখাও', 'show'],
  ['परत जा', 'undo'],
  ['பெட்டியைத் திற', null],
  ['फिर', 'continue'],
  ['phir', 'continue'],
  ['fir', 'continue'],
  ['आगे', 'continue'],
  ['aage', 'continue'],
  ['चलो', 'continue'],
  ['chalo', 'continue'],
  ['aage chalo', 'continue'],
  ['age badhiye', 'continue'],
  ['phir kya hua', 'continue'],
  ['charon taraf dekho', 'immerse'],
  ['chitra dikhao', 'show'],
  ['wapas jao', 'undo'],
  ['ab main kya karoon', 'help'],
  ['mai kon hu', 'who'],
] as const)('"%s" asks for %s', ([said, command]) => {
  expect(commandIn(said)).toBe(command)
})

test.for([
  'fire!',
  'call',
  'age',
  'again',
  'ago',
  'challenge',
  'छाल',
  'चला',
  'आग',
  'aag',
  'aagu',
  'agun',
  'अगं',
])('"%s" is no command, although it sounds like one', (said) => {
  expect(commandIn(said)).toBeNull()
})

test.for([
  'मला जायचं नाही',
  'जाऊ नको',
  'আমি যাব না',
  'আমি রাজি নই, সেটা নয়',
  'நான் வரமாட்டேன், வேண்டாம்',
  'usko na maro',
  'उसको ना मारो',
  'dono na jao',
])('"%s" denies something', (said) => {
  expect(isDenial(said)).toBe(true)
})

test.for([
  'आम्ही जातो',
  'আমি যাচ্ছি',
  'நான் போகிறேன்',
  'do na hume panah',
  'ruko na yahan',
  'बोलो ना कुछ',
])('"%s" denies nothing', (said) => {
  expect(isDenial(said)).toBe(false)
})

test.for([
  ['taste the salt, then talk to Krishna', 'taste the salt', 'talk to Krishna'],
  ['First check the lamp, and after that show it', 'First check the lamp', 'show it'],
  ["I bow to him. Once that's done, run", 'I bow to him', 'run'],
  ['pehle chai pi lo, uske baad naam poocho', 'pehle chai pi lo', 'naam poocho'],
  ['पहले चाय पी लो, फिर नाम पूछो', 'पहले चाय पी लो', 'नाम पूछो'],
  ['চা খাই, তারপর নাম জিজ্ঞেস করি', 'চা খাই', 'নাম জিজ্ঞেস করি'],
] as const)('"%s" is two requests in order', ([text, first, rest]) => {
  expect(splitAtThen(text)).toEqual({ first, rest })
})

test.for(['and then?', 'talk to Krishna', 'then talk to Krishna', 'the thenar of my hand'])(
  '"%s" is one request',
  (text) => {
    expect(splitAtThen(text)).toEqual({ first: text, rest: null })
  },
)

test.for([
  ['ring the bell and climb down', 'ring the bell', 'climb down'],
  ['bow to him, and run', 'bow to him', 'run'],
  ['ghanti bajao aur neeche utro', 'ghanti bajao', 'neeche utro'],
  ['घंटी बजाओ और नीचे उतरो', 'घंटी बजाओ', 'नीचे उतरो'],
] as const)('"%s" has two sides', ([text, first, rest]) => {
  expect(splitAtAnd(text)).toEqual({ first, rest })
})

test.for(['the sandy bank', 'and now?', 'andheri jao'])('"%s" has one side', (text) => {
  expect(splitAtAnd(text)).toEqual({ first: text, rest: null })
})

test.each([
  ['the hole or the ledger', ['the hole', 'the ledger']],
  ['chai ya register', ['chai', 'register']],
  ['चाय या रजिस्टर', ['चाय', 'रजिस्टर']],
  ['the ledger', null],
  ['order the ledger', null],
  ['or', null],
])('%s has the alternatives %s', (words, sides) => {
  expect(splitAtOr(words)).toEqual(sides)
})
