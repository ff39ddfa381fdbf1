import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import type { OutsideTopic } from '@kathasagar/engine/understanding/topics/topicsIn'
import { LIKELY, SURE } from '@kathasagar/engine/understanding/resolveTopic'
import { evaluationRows } from '../testing/evaluationFiles.ts'
import { TOPICS_FILE, weighTopics } from './topics.ts'

const LARGEST_FILE = 200 * 1024

describe('recognizes input about the game', () => {
  test.for<[OutsideTopic, string]>([
    ['help', 'help'],
    ['help', 'What are my options?'],
    ['help', 'what can i say here'],
    ['help', "I'm stuck, give me a hint"],
    ['help', 'मदद चाहिए'],
    ['help', 'अब मैं क्या करूँ?'],
    ['help', 'kya kya kar sakta hu'],
    ['help', 'kuch samajh nahi aa raha'],
    ['help', 'मला मदत हवी आहे'],
    ['help', 'আমি কী করতে পারি?'],
    ['help', 'நான் என்ன செய்யலாம்?'],
    ['who', 'who am I?'],
    ['who', 'मैं कौन हूँ?'],
    ['who', 'main kaun hoon yahan'],
    ['who', 'मी कोण आहे?'],
    ['who', 'আমি কে?'],
    ['who', 'நான் யார்?'],
    ['skip', 'skip this'],
    ['skip', 'bore ho gaya yaar'],
    ['undo', 'take that back'],
    ['restart', 'start over from the beginning'],
    ['restart', 'phir se shuru karo'],
    ['restart', 'पुन्हा सुरू करा'],
    ['restart', 'আবার শুরু করো'],
    ['restart', 'மீண்டும் தொடங்கு'],
    ['save', 'save my progress'],
    ['save', 'save kar do'],
    ['quit', 'quit the game'],
    ['quit', 'game band karo'],
    ['quit', 'खेल बंद करो'],
    ['thanks', 'thanks!'],
    ['thanks', 'शुक्रिया'],
    ['thanks', 'धन्यवाद'],
    ['thanks', 'ধন্যবাদ'],
    ['thanks', 'நன்றி'],
    ['help', 'remind me what i can do'],
    ['help', 'idk what to do lol'],
    ['help', 'what if i type something else'],
    ['help', 'pls repeat the options'],
    ['who', 'hang on, who am I playing? the cow??'],
    ['who', 'who am i supposed to be in this'],
    ['who', 'wait. am i a boy or a girl?'],
    ['undo', "oops, i didn't mean to pick that"],
    ['undo', 'can i pick another option'],
    ['undo', 'galti ho gayi, wapas jana hai'],
    ['restart', 'replay the whole story'],
    ['save', 'will my progress be saved if i leave'],
    ['quit', 'game se bahar kaise nikle'],
    ['skip', 'next part please, bored'],
    ['storyteller', 'sorter are you an AI? like chatgpt?'],
    ['storyteller', 'kya tum ai ho'],
    ['storyteller', 'तू एआय आहेस का?'],
    ['credits', 'how do i get more credits?'],
    ['credits', 'क्रेडिट कैसे मिलते हैं'],
    ['credits', 'ক্রেডিট কীভাবে পাব?'],
    ['language', 'can you tell this in hindi please'],
    ['language', 'bhasha badlo'],
    ['language', 'மொழியை மாற்று'],
    ['length', 'how many endings does this story have'],
    ['length', 'kitne turn bache hain'],
    ['length', 'আর কতক্ষণ বাকি গল্পটা'],
    ['help', 'helppp'],
    ['help', 'one small hint plz'],
    ['help', 'stuck again ugh'],
    ['help', 'where do i click'],
    ['help', 'mere paas kaunse raste hain'],
    ['help', 'isme karna kya hai'],
    ['help', 'मुझे थोड़ा इशारा दो'],
    ['who', 'which character am i'],
    ['who', 'am i the hare or the lion'],
    ['skip', "it's too slow"],
    ['skip', 'bahut slow hai yaar'],
    ['skip', 'मज़ा नहीं आ रहा'],
    ['save', 'load my last save'],
    ['save', 'save and quit'],
    ['save', 'kal khelunga baaki'],
    ['quit', 'i have to go now bye'],
    ['quit', 'chalo bye'],
    ['quit', 'bas ab nahi khelna'],
    ['credits', 'paise lagenge kya'],
    ['credits', 'क्या यह मुफ़्त है'],
    ['credits', 'i already paid, why cant i continue'],
    ['language', 'in hindi please'],
    ['language', 'please speak simpler english'],
    ['language', 'भाषा हिंदी कर दो'],
    ['storyteller', 'are you a real person'],
    ['storyteller', 'who is the author'],
    ['storyteller', 'ye story kisne likhi'],
    ['storyteller', 'kya ye AI se bana hai'],
    ['undo', 'oops wrong one'],
    ['undo', 'galat choose kar liya'],
    ['undo', 'मागच्या पानावर कसं जायचं?'],
    ['length', 'when does it end'],
    ['length', 'aur kitna bacha hai'],
    ['length', 'कब ख़त्म होगी कहानी'],
    ['thanks', 'love this story'],
    ['thanks', 'maza aa gaya'],
    ['show', 'is there a picture of this scene'],
    ['help', 'do i type or click'],
    ['help', 'first time playing, what do i do'],
    ['help', 'a little help please'],
    ['who', 'what animal am i'],
    ['who', 'main kaun hoon phir se batao'],
    ['skip', 'go to the next scene'],
    ['skip', 'इसे छोड़कर आगे चलो'],
    ['restart', 'start the story again'],
    ['restart', 'pehle se shuru karo'],
    ['save', "i'll be back later"],
    ['save', 'बाद में यहीं से खेलूँगी'],
    ['quit', 'i dont want to play anymore'],
    ['quit', 'बस, आज के लिए इतना ही'],
    ['quit', 'khatam karo game'],
    ['undo', 'cancel that'],
    ['undo', 'that was a mistake, go back'],
    ['storyteller', 'did a computer write this'],
    ['credits', 'does this cost money'],
    ['language', 'ye hindi mein hai kya'],
    ['length', 'is the story over'],
    ['show', 'can i see a picture'],
    ['summary', 'remind me what happened'],
    ['thanks', 'thanks, got it'],
    ['settings', 'dark mode?'],
    ['settings', 'turn on sound'],
    ['settings', 'make the text bigger'],
    ['settings', 'the page is not loading'],
    ['settings', 'font bada karo'],
    ['source', 'is this a true story'],
    ['source', 'where is this story from'],
    ['source', 'क्या यह सच्ची कहानी है'],
    ['summary', 'what happened so far'],
    ['summary', 'recap please'],
    ['summary', 'अब तक क्या हुआ'],
  ])('%s: %s', ([topic, words]) => {
    expect(weighTopics(words).playing).toBeGreaterThanOrEqual(LIKELY)
    expect(weighTopics(words).topic).toBe(topic)
  })
})

describe('leaves input in the story to it', () => {
  test.for([
    'help the old man up',
    'I help her carry the pot',
    'what can you do about the flood?',
    'who are those men at the gate',
    'show her the letter',
    'go back to the village',
    'save the child from the river',
    'I stop the horse',
    'thank him, and go down to the books',
    'start a fire',
    'chitthi likhna shuru karo',
    'shukriya, main paidal jaunga',
    'I take him down and skip the riddle',
    'is anybody there',
    'what do you keep there',
    'ask him what to do about the wall',
    'how many coins do you owe',
    'பாட்டி, அந்தப் பாட்டு என்ன?',
    'i have to go with her',
    'tell him his wife speaks only Tamil',
    'how does this lock work on the inside',
    'tell me what the judge said',
    'मदद करो उस आदमी की, वह डूब रहा है',
    'madad karo bojh uthane me',
    'उससे पूछो कि वह कौन है',
    'काळजी नको, मी तुला मदत करतो',
    'பாட்டி, உங்களுக்கு உதவி செய்கிறேன்',
    'hmm',
    'thanks, go in',
    'अब्बा, आप क्या कहते हैं, मैं क्या करूँ?',
    'it was a mistake, swap them back quick',
    'enough',
    'band karo ye dhol',
    'who are you all',
    'thank you, sister',
    'load the cart',
    'ask her to read it aloud',
    'turn off the lamp',
    'change my clothes',
    'how much does the rice cost',
    'yeh chitthi kisne likhi',
    'goodbye mother',
    'share the food with them',
    'do i have to pay the ferryman',
    'aur kitna door hai gaon',
    'is it over now, Savitri?',
    '',
  ])('%s', (words) => {
    expect(weighTopics(words).playing).toBeLessThan(LIKELY)
  })
})

test('a very long text is classified immediately, and repetition does not make it about the game', () => {
  for (const words of ['kya kar ', 'x', 'मार ', '😂'])
    expect(weighTopics(words.repeat(2000)).playing).toBeLessThan(SURE)
})

test('the file of weights stays small', () => {
  expect(readFileSync(TOPICS_FILE).length).toBeLessThan(LARGEST_FILE)
})

test.each(['te', 'gu', 'kn', 'ml', 'ur'])(
  'recognizes lines about the game in %s, which are not used for fitting, with few false positives',
  (language) => {
    const judged = evaluationRows('topics/unseen.tsv')
      .filter(([of]) => of === language)
      .map(([, about, words = '']) => ({ about, chances: weighTopics(words) }))
    const outside = judged.filter(({ about }) => about !== 'story')
    const inside = judged.filter(({ about }) => about === 'story')
    const isTaken = ({ chances }: (typeof judged)[number]) => chances.playing >= LIKELY

    expect(outside.length).toBeGreaterThan(10)
    expect(
      outside.filter((one) => isTaken(one) && one.chances.topic === one.about).length,
    ).toBeGreaterThanOrEqual(outside.length - 1)
    expect(inside.filter(isTaken).length).toBeLessThanOrEqual(1)
  },
)
