import { expect, test } from 'vitest'

import { englishVerbPhrase } from './englishVerbPhrase.ts'
import { hindiVerbPhrase } from './hindiVerbPhrase.ts'

test.for([
  ['bite the copper to see if its real', 'bite the copper'],
  ['I slip the ruby into my sleeve', 'slip the ruby into your sleeve'],
  ['ok i want to quietly open a letter, read it and put it back', 'open a letter'],
  ['can i have some water pls', 'have some water'],
  ['THROW the pot in the river!!', 'throw the pot in the river'],
  ['get up and open the door and yell', 'get up and open the door'],
  ['smudge the print', 'smudge the print'],
  ['kissed the page', 'kiss the page'],
  ['*laughs nervously*', 'laugh nervously'],
  ['press the bell', 'press the bell'],
  ['check if the door is locked', 'check if the door is locked'],
  ['kneel before the queen', 'kneel before the queen'],
  ['burn the sacks & run away to Bombay', 'burn the sacks & run away to Bombay'],
])('in "%s" one would %s', ([words, deed]) => {
  expect(englishVerbPhrase(words ?? '')).toMatchObject({ deed, isRefused: false })
})

test.for([
  ['i won’t look down', 'look down'],
  ["I don't want to carry the basket today", 'carry the basket today'],
  ['I shall not show this drawing to a soul', 'show this drawing to a soul'],
])('in "%s" one will not %s', ([words, deed]) => {
  expect(englishVerbPhrase(words ?? '')).toMatchObject({ deed, isRefused: true })
})

test.for([
  'ugh my back hurts',
  'smells like fish in here',
  'help me',
  'she is so brave',
  'i want you to bow to me',
  "don't tell my uncle about this",
  'i miss my father',
  'ring ring ring',
  'the water is cold',
  'what is in the jar?',
  'kiska ghar hai yeh',
])('in "%s" no deed is told for certain', (words) => {
  expect(englishVerbPhrase(words)).toBeNull()
})

test.for([
  ['मटमैले को धीरे से थपथपाओ और लोरी गाओ', 'मटमैले को धीरे से थपथपाना'],
  ['मैं मेरी पतंग उठाता हूँ', 'अपनी पतंग उठाना'],
  ['पंखा हिला दो', 'पंखा हिला देना'],
  ['दरवाज़ा खोलूँगा', 'दरवाज़ा खोलना'],
  ['पत्थर को छूना चाहता हूँ', 'पत्थर को छूना'],
  ['खिड़की खोलो ना', 'खिड़की खोलना'],
  ['घंटी छुओ', 'घंटी छूना'],
  ['घंटी छुऊँगा', 'घंटी छूना'],
  ['अकेले जियो', 'अकेले जीना'],
  ['मैं अकेले जिऊँगा', 'अकेले जीना'],
  ['पानी पियो', 'पानी पीना'],
  ['उसको रोको', 'उसको रोकना'],
])('in "%s" one would %s', ([words, deed]) => {
  expect(hindiVerbPhrase(words ?? '')).toMatchObject({ deed, isRefused: false })
})

test('who says no before the verb refuses it in Hindi', () => {
  expect(hindiVerbPhrase('मैं खिड़की ना खोलूँगा')).toMatchObject({
    deed: 'खिड़की खोलना',
    isRefused: true,
  })
})

test.for([
  'ड्रोन के सामने मत जाओ',
  'तुम गधे हो',
  'पानी कहाँ है',
  'darwaza kholo',
  'सुनो भाइयो',
  'मारो उसको',
  'बुलाओ सबको',
  'मारो मुझको',
])('in "%s" no Hindi deed is told for certain', (words) => {
  expect(hindiVerbPhrase(words)).toBeNull()
})
