import { expect, test } from 'vitest'

import { intentOf, isUnclear } from './intentOf.ts'

test.for(['তোমার নাম কী', 'मुझे समझ नहीं आया कि वह कौन है', 'இங்கே இல்லை என்று யார் சொன்னது'])(
  'a syllable of “no” inside a sentence is no refusal: %s',
  (words) => {
    expect(intentOf(words).intent).not.toBe('refuse')
  },
)

test.for([
  ['punch him in the nose', 'attack'],
  ['मुनमुन को थप्पड़ मारो', 'attack'],
  ['main naach leti hoon', 'music'],
  ['i smash the pot', 'break'],
  ['chura lo', 'steal'],
  ['you are an idiot', 'insult'],
  ['tum pagal ho', 'insult'],
  ['i am so hungry', 'eat'],
  ['भूख लगी है', 'eat'],
  ['I refuse. I will not cook tomorrow', 'refuse'],
  ['mujhe dar lag raha hai', 'fear'],
  ['😭😭', 'feel'],
  ['hi', 'greet'],
  ['swear to come back', 'promise'],
  ['আমি কাঁদি', 'feel'],
  ['no', 'refuse'],
  ['give her a hug', 'love'],
  ['baith jata hoon', 'sit'],
  ['I give up', 'refuse'],
  ['take a selfie', 'later'],
  ['i forgive you', 'forgive'],
  ['so jata hoon', 'rest'],
  ['smell the air', 'smell'],
  ['take off my shoes', null],
  ['I lie to him', 'tell'],
  ['उसे गाली देता हूँ', 'insult'],
  ['my back really hurts', 'feel'],
  ['thand lag rahi hai', 'feel'],
  ['मन भारी है', 'feel'],
  ['கை ரொம்ப வலிக்குது', 'feel'],
  ['ఏడుస్తాను', 'feel'],
  ['ఏడు ఊళ్ళు తిరుగుతాను', null],
  ['కుండ పగలగొట్టు', 'break'],
  ['పగలు వెళ్తాను', null],
  ['డప్పు కొట్టు', null],
  ['వాడిని కొడతాను', 'attack'],
  ['పాట పాడుతాను', 'music'],
  ['పాడుబడిన ఇల్లు', null],
  ['ఆడువారు వచ్చారు', null],
  ['હું રડું છું', 'feel'],
  ['તેને ગાળ દઉં છું', 'insult'],
  ['હું પાણી ગાળીશ', null],
  ['હું સંતાઈ જાઉં છું', 'hide'],
  ['મારાં સંતાન', null],
  ['હું જાણતી નથી', null],
  ['ಅಳುತ್ತೇನೆ', 'feel'],
  ['ಮುರಿದ ಸೇತುವೆ ದಾಟುತ್ತೇನೆ', null],
  ['ನಾನು ಬರುವುದಿಲ್ಲ', 'refuse'],
  ['ಎಲ್ಲ ಹೂವು ತರುತ್ತೇನೆ', null],
  ['ಹಾಡುತ್ತೇನೆ', 'music'],
  ['കരയിൽ ഇറങ്ങുന്നു', null],
  ['കരയുന്നു', 'feel'],
  ['ഉറക്കെ വിളിക്കുന്നു', null],
  ['ഞാൻ പോകില്ല', 'refuse'],
  ['പാട്ടു പാടാം', 'music'],
  ['چراغ اٹھاتا ہوں', null],
  ['گاؤں جاتا ہوں', null],
  ['گیت گاتی ہوں', 'music'],
  ['میں نہیں جاؤں گا', 'refuse'],
  ['hmm', null],
  ["I don't know the words", null],
  ['burn in hell', 'insult'],
  ['I am so nervous I need to pee', 'joke'],
] as const)('%s has the intent: %s', ([words, intent]) => {
  expect(intentOf(words).intent).toBe(intent)
})

test.for([
  ['why is the sky held up', 'why'],
  ['baarish kab aayegi', 'when'],
  ['बिल्ली कहाँ है?', 'where'],
  ['वो सात नाम किसके हैं?', 'who'],
  ['how many will come', 'how'],
  ['what if I fall', 'if'],
  ['are there children', 'whether'],
  ['what time is it', 'when'],
  ['तूने साहब का आदमी कभी देखा है?', 'whether'],
  ['का गेलास तू?', 'why'],
] as const)('%s asks: %s', ([words, asks]) => {
  expect(intentOf(words)).toMatchObject({ form: 'question', asks })
})

test.for([
  ['wring out my own wet cloth', 'deed'],
  ['मैं उल्टा लटककर ठुमकता हूँ', 'deed'],
  ['behind the door is a tiger', 'words'],
  ['i smudge the eleventh print with my sleeve', 'deed'],
  ['I count the pots that are empty', 'deed'],
  ['I’d like to open the chest', 'deed'],
  ['I have to cross the river', 'deed'],
  ['I’ve decided to take the jar', 'deed'],
  ['I feel along the wall', 'deed'],
  ["i've never seen her cry", 'words'],
  ['i dont want to go out in this cold', 'words'],
  ['poor girl, so young', 'words'],
  ['the pots are empty', 'words'],
] as const)('%s has the form: %s', ([words, form]) => {
  expect(intentOf(words).form).toBe(form)
})

test('text without words and known emoji has a form of its own', () => {
  expect(intentOf('🐍🐍🐍').form).toBe('signs')
  expect(intentOf('?!?!').form).not.toBe('deed')
})

test.for(['🐍🐍🐍', 'asdfgh', 'sdkfjhs qwertz', 'xzrtk'])('%s has no meaning', (words) => {
  expect(isUnclear(words)).toBe(true)
})

test.for(['...', '?', '❤️', 'hmm', 'brr', 'shh', 'ok', 'Jyotsna', 'strengths', 'चुप', '१०८'])(
  '%s has a meaning',
  (words) => {
    expect(isUnclear(words)).toBe(false)
  },
)

test.for([
  ['👀💍', 'look'],
  ['❌✍️', 'refuse'],
  ['😬', 'fear'],
] as const)('a common emoji has an intent: %s', ([text, intent]) => {
  expect(isUnclear(text)).toBe(false)
  expect(intentOf(text).intent).toBe(intent)
})
