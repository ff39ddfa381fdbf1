import type { HintTopic } from '@kathasagar/api/contract/vocabulary'
import { describe, expect, test } from 'vitest'

import { topicIn } from './topicIn.ts'

describe('what is said about playing is known for what it is', () => {
  test.for<[HintTopic, string]>([
    ['help', 'help'],
    ['help', 'What are my options?'],
    ['help', 'what can i say here'],
    ['help', "I'm stuck, give me a hint"],
    ['help', 'how do I play this game?'],
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
  ])('%s: %s', ([topic, words]) => {
    expect(topicIn(words)).toBe(topic)
  })
})

describe('what is said in the story is left to it', () => {
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
    'how does this lock work on the inside',
    'tell me what the judge said',
    'मदद करो उस आदमी की, वह डूब रहा है',
    'madad karo bojh uthane me',
    'उससे पूछो कि वह कौन है',
    'काळजी नको, मी तुला मदत करतो',
    'பாட்டி, உங்களுக்கு உதவி செய்கிறேன்',
    '',
    '🙂',
  ])('%s', (words) => {
    expect(topicIn(words)).toBeNull()
  })
})

test('a very long text is answered at once', () => {
  const long = ['how to play ', 'kya kar ', 'i dont know what '].map((words) => words.repeat(400))

  expect(long.map(topicIn)).toEqual([null, null, null])
})
