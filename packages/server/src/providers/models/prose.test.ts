import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { createStoryFilter, proseIn } from './prose.ts'
import { ProviderError } from './providerError.ts'

const PROSE =
  'You step into the boat. The water takes you, slowly, as if it knew the way by heart.\n\n“I am sorry,” says the ferryman, “but I cannot help you.” He looks at the far bank.\n- and he means it -\nThe end of the rope is wet. What do you do with your hands? You hold the oar.'

const ENDING = { mayEnd: true, open: '' }
const GOES_ON = { mayEnd: false, open: '' }

const PLAIN = {
  isUntagged: () => false,
  noteUntagged: () => undefined,
  isPlain: () => true,
  notePlain: () => undefined,
  isReasoning: () => false,
  noteReasoning: () => undefined,
}

function told(pieces: readonly string[], bounds = GOES_ON): string {
  const filter = createStoryFilter(PLAIN, bounds)
  let given = ''
  for (const piece of pieces) {
    given += filter.hear(piece)
    if (filter.isOver()) break
  }
  return given + filter.end()
}
const inPieces = (text: string, size: number) =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
    text.slice(at * size, (at + 1) * size),
  )

describe('an answer of a model', () => {
  test('is shown completely if it is prose, in pieces of any size', () => {
    for (const size of [1, 3, 17, 1000]) expect(told(inPieces(PROSE, size))).toBe(PROSE)
  })

  test.each([
    'As an AI language model, I cannot continue this story.',
    "I'm sorry, but I can't help with that request.",
    'I am unable to continue with this scene. Please choose another.',
    '1. Step into the boat\n2. Walk on\n3. Sleep',
    '- Step into the boat\n- Walk on',
    'मैं एक भाषा मॉडल हूँ और यह नहीं लिख सकता।',
    'मुझे खेद है, लेकिन मैं यह दृश्य नहीं लिख सकता।',
    'क्षमा करें, मैं इस अनुरोध को पूरा नहीं कर सकता।',
    'Maaf kijiye, main is request mein madad nahi kar sakta.',
    'দুঃখিত, আমি এই অনুরোধ পূরণ করতে পারব না।',
    'माफ करा, मी ही विनंती पूर्ण करू शकत नाही.',
    'மன்னிக்கவும், இந்த கோரிக்கையை நிறைவேற்ற முடியாது.',
    'ఈ అభ్యర్థనను నెరవేర్చలేను.',
    'આ વિનંતી હું પૂરી કરી શકતો નથી.',
    'ಕ್ಷಮಿಸಿ, ಈ ಕೋರಿಕೆಯನ್ನು ಪೂರೈಸಲು ಸಾಧ್ಯವಿಲ್ಲ.',
    'ക്ഷമിക്കണം, ഈ അഭ്യർത്ഥന നിറവേറ്റാൻ കഴിയില്ല.',
    'معذرت، میں یہ درخواست پوری نہیں کر سکتا۔',
    'I must decline to write this. It goes against our content policy.',
    'विकल्प:\n१. नाव में बैठो\n२. आगे चलो',
    'Option A: Step in.\nOption B: Walk on.',
  ])('is unusable: %s', (answer) => {
    for (const size of [1, 5, 1000]) {
      expect(() => told(inPieces(answer, size))).toThrow(ProviderError)
    }
  })

  test.each([
    ['You step in. The boat lifts.', ' As an AI, I stop here.'],
    ['పడవ కదిలింది. నీళ్ళు లేచాయి.', ' భాషా నమూనా ఇది రాయలేదు.'],
    ['હોડી ચાલી. પાણી ચડ્યું.', ' ભાષા મોડલ આ લખી શકે નહીં.'],
    ['ದೋಣಿ ಹೊರಟಿತು. ನೀರು ಏರಿತು.', ' ಭಾಷಾ ಮಾದರಿ ಇದನ್ನು ಬರೆಯದು.'],
    ['തോണി നീങ്ങി. വെള്ളം പൊങ്ങി.', ' ഭാഷാ മോഡൽ ഇതെഴുതില്ല.'],
    ['ناؤ چلی۔ پانی چڑھا۔', ' زبان کا ماڈل یہ نہیں لکھتا۔'],
  ])('is cut where it speaks of the model: %s', (tale, itself) => {
    const filter = createStoryFilter(PLAIN, GOES_ON)
    let given = ''

    expect(() => {
      for (const piece of inPieces(tale + itself, 4)) given += filter.hear(piece)
      filter.end()
    }).toThrow(ProviderError)
    expect(tale).toContain(given)
  })

  test.each([
    ['\n\n1. Step in\n2. Walk on', ''],
    ['\n\nWhat do you do?\n- Step in\n- Walk on', ''],
    ['\n\n**Options:**\n- Step in', ''],
    ['\n\nYour choices are:\n* Step in', ''],
    ['\n\n## Next\nMore of it.', ''],
    ['\n\n- only one dash, and it is speech', '\n\n- only one dash, and it is speech'],
    ['\n\n* * *\n\nMorning comes.', '\n\n* * *\n\nMorning comes.'],
  ])('ends where other text begins: %j', (rest, left) => {
    for (const size of [1, 4, 1000]) {
      expect(told(inPieces(`You step in. The boat lifts.${rest}`, size))).toBe(
        `You step in. The boat lifts.${left}`,
      )
    }
  })

  test.each([
    'You walk out of the door, the story ends, and Jamuna is dead.',
    'You step in. Everyone dies. Night falls.',
    'You step in. The boat lifts.\n\nThe End.',
    'You step in. The boat lifts. THE END',
    'You slip under the water. You are dead.',
    'And so ends your tale.',
    'तुम नाव में चढ़ते हो। कहानी यहीं समाप्त होती है।',
    'नाव डूब गई। सब मर गए।',
    'নৌকা ডুবে যায়। সবাই মারা যায়।',
    'नाव बुडते. सगळे मरतात.',
    'படகு மூழ்கியது. அனைவரும் இறந்தனர்.',
    'పడవ మునిగింది. అందరూ చనిపోయారు.',
    'હોડી ડૂબી. તું મરી ગઈ.',
    'તું હોડીમાં બેસે છે. વાર્તા અહીં જ પૂરી થાય છે.',
    'ದೋಣಿ ಮುಳುಗಿತು. ಎಲ್ಲರೂ ಸತ್ತರು.',
    'നീ തോണിയിൽ കയറുന്നു. കഥ ഇവിടെ അവസാനിക്കുന്നു.',
    'ناؤ ڈوبی۔ سب مر گئے۔',
    'تم ناؤ میں بیٹھتے ہو۔ کہانی یہیں ختم ہوتی ہے۔',
    'Tum naav mein chadhte ho. Sab mar gaye.',
  ])('is unusable if it ends the story without an ending in the ruling: %s', (answer) => {
    for (const size of [1, 5, 1000]) {
      expect(() => told(inPieces(answer, size))).toThrow(ProviderError)
      expect(answer).toContain(told(inPieces(answer, size), ENDING))
    }
  })

  test.each([
    '“You are dead to me,” says the widow. “The story ends there.” She spits.',
    'The end of the rope is wet. You reach the end.',
    'He tells you a tale, and the story ends with a goat on a roof.',
    'You die of shame, a little, and laugh.',
    'పడవ మునిగింది. నువ్వు చనిపోలేదు. ఒడ్డున కూర్చున్నావు.',
    'વાર્તા પૂરી થતી નથી. હોડી આગળ ચાલે છે.',
    'ಕಥೆ ಮುಗಿಯುವುದಿಲ್ಲ. ನೀನು ಸಾಯಲಿಲ್ಲ, ದಡದಲ್ಲಿ ಕುಳಿತೆ.',
    'കഥ അവസാനിക്കുന്നില്ല. നീ മരിച്ചില്ല, കരയിലിരുന്നു.',
    'کہانی ختم نہیں ہوئی۔ تم مرے نہیں، کنارے بیٹھے ہو۔',
  ])('may mention ends and death: %s', (answer) => {
    for (const size of [1, 5, 1000]) expect(told(inPieces(answer, size))).toBe(answer)
  })

  test('may repeat the author’s text of the turn', () => {
    const open = 'The plague cart comes. Everyone dies.'

    expect(told(['You look. Everyone dies, it seems. '], { mayEnd: false, open })).toContain('dies')
    expect(proseIn('Everyone dies.', { mayEnd: false, open })).toBe('Everyone dies.')
    expect(proseIn('Everyone dies.', GOES_ON)).toBeNull()
  })

  test('gives the same result for any splitting into pieces', () => {
    const parts = fc.constantFrom(
      'You step in. ',
      '\n',
      '- one\n',
      '2. two\n',
      '# head\n',
      'As an AI',
      'Everyone dies',
      'The End.',
      'I am sorry, but I',
      '“Well,” he says.',
      'The End',
      '**bold**',
      ' ',
    )
    fc.assert(
      fc.property(
        fc.array(parts, { maxLength: 8 }),
        fc.integer({ min: 1, max: 9 }),
        (texts, size) => {
          const text = texts.join('')
          const outcome = (pieces: readonly string[]) => {
            try {
              return told(pieces)
            } catch {
              return null
            }
          }
          const [slow, whole] = [outcome(inPieces(text, size)), outcome([text])]
          // When streaming, some text may be sent before the refusal.
          expect(whole === null || slow === null || slow === whole).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('is streamed in whole sentences, unless they may begin a refusal', () => {
    const filter = createStoryFilter(PLAIN, GOES_ON)

    expect(filter.hear('You step slowly into the old boat. The wat')).toBe(
      'You step slowly into the old boat.',
    )
    expect(filter.hear('er rises. And th')).toBe(' The water rises.')
    expect(filter.end(true)).toBe('')
    expect(createStoryFilter(PLAIN, GOES_ON).hear('I am truly sorry, my old and good ')).toBe('')
    // A single line that begins with a dash is not a list.
    const speech = '- Who is there? asks the ferryman.\nNobody answers him from the bank.'
    expect(createStoryFilter(PLAIN, GOES_ON).hear(`${speech} `)).toBe(speech)
  })
})
