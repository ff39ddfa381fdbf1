import { openGraph } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { skeletonOf } from './inDevanagari.ts'
import { buildLexicon, Lexicon, lexiconOf, phoneticWords } from './lexicon.ts'

test.for([
  ['ఎవరు', 'evaru'],
  ['ಮರ', 'mara'],
  ['ಎಲ್ಲಿ', 'elli'],
  ['മരം', 'maram'],
  ['എന്റെ', 'ente'],
  ['അവൻ', 'avan'],
  ['എന്ത്', 'enthu'],
  ['മറ്റേ', 'matte'],
  ['மொழி', 'मोळि'],
  ['நான்', 'नान'],
  ['மறம்', 'मरम'],
  ['কোথায়'.normalize('NFD'), 'কোথায়'],
] as const)(
  '%s sounds like %s, with the nearest sounds for letters that Hindi lacks',
  ([word, like]) => {
    expect(phoneticWords(word)).toEqual(phoneticWords(like))
  },
)

const URDU = [
  ['میں دریا کے کنارے جاتا ہوں', 'main darya ke kinare jata hoon'],
  ['تم کون ہو', 'tum kaun ho'],
  ['چراغ اٹھاؤ', 'chiragh uthao'],
  ['وہ کہاں گیا', 'woh kahan gaya'],
  ['مجھے پانی دو', 'mujhe pani do'],
  ['دروازہ کھولو', 'darwaza kholo'],
  ['بادشاہ سے بات کرو', 'badshah se baat karo'],
  ['اپنا وعدہ یاد کرو', 'apna wada yaad karo'],
  ['بوڑھی عورت کی مدد کرو', 'boorhi aurat ki madad karo'],
  ['چاندنی چوک چلو', 'chandni chowk chalo'],
  ['خط پڑھو', 'khat parho'],
  ['پتنگ کی ڈور کاٹو', 'patang ki dor kaato'],
  ['میں خاموش رہتا ہوں', 'main khamosh rehta hoon'],
  ['اس کا نام پوچھو', 'us ka naam poocho'],
  ['گھوڑے پر سوار ہو جاؤ', 'ghore par sawar ho jao'],
  ['سچ بتا دو', 'sach bata do'],
  ['بچے کو گود میں لو', 'bache ko god mein lo'],
  ['قلعے کی دیوار پر چڑھو', 'qile ki deewar par charho'],
  ['میں نہیں جاؤں گا', 'main nahi jaun ga'],
  ['ہم واپس گھر چلتے ہیں', 'hum wapas ghar chalte hain'],
] as const

test.for(URDU)('“%s” is the spelling of the typed “%s”', ([urdu, typed]) => {
  expect(phoneticWords(urdu).map(skeletonOf)).toEqual(phoneticWords(typed).map(skeletonOf))
})

test('words of an Urdu story match Latin letters, and words of a Hindi story match Urdu letters', () => {
  const rootsIn = (story: string, said: string) => {
    const lexicon = new Lexicon([story])
    const own = lexicon.rootsOf(story)
    return [...lexicon.read(said).byRoot.ids].map((id) => own.has(id))
  }

  expect(rootsIn('دروازہ کھولو', 'darwaza kholo')).toEqual([true, true])
  expect(rootsIn('दरवाज़ा खोलो', 'دروازہ کھولو')).toEqual([true, true])
  expect(rootsIn('دروازہ کھولو', 'دریا جاؤ')).toEqual([false, false])
})

test("a word gets an id once an author's text has it", () => {
  const lexicon = new Lexicon(['A river and a boat'])
  const numberOf = (word: string) => lexicon.read(word).byRoot.ids[0]

  expect(numberOf('lantern')).toBeLessThan(0)
  lexicon.read('Take the lantern', true)

  expect(numberOf('lantern')).toBeGreaterThanOrEqual(0)
})

test('a lexicon that is built in steps reads like one that is built at once', () => {
  const story = () =>
    openGraph({
      start_node: 'bank',
      nodes: {
        bank: {
          text: 'A boat lies on the river. کشتی دریا میں ہے۔',
          choices: [{ text: 'Row the boat', target: 'sea' }],
        },
        sea: { text: 'The sea at last.', choices: [] },
      },
    })
  const [one, other] = [story(), story()]

  const steps = [...buildLexicon(one)]

  expect(steps.length).toBeGreaterThan(3)
  const words = 'row to the sea, کشتی'
  expect(lexiconOf(one).read(words)).toEqual(lexiconOf(other).read(words))
})
