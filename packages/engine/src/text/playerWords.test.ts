import { expect, test } from 'vitest'

import { commandIn, ordinalIn } from './playerWords.ts'
import { isDenial } from './denial.ts'

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
  expect(ordinalIn(said, 4)).toBe(place)
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
  expect(ordinalIn(said, 4)).toBeNull()
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
