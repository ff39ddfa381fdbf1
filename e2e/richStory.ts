import { expect } from '@playwright/test'

import type { StoryDesk } from './storyDesk.ts'

/** Finding about a person whom the scene names too early. */
export const NAMED_TOO_EARLY = /"next_node" names "Jamuna", whom on some way nobody has met/

const ADDED_TEXT =
  ' Jamuna stands there{knows_letter:, and sees in your face that you have read it}.'

async function writeParts(desk: StoryDesk) {
  await desk.addPerson('jamuna', 'Jamuna')
  await desk.addTopic('the light', '“It goes out when it is asked politely,” says Jamuna.')
  await desk.addPerson('somila', 'Somila')
  await desk.addThing('oil_can', 'the oil can')
  await desk.addThing('paper', 'the letter')
  await desk.addThing('dog', 'the dog')
  await desk.addToState('knows_letter', 'You have read the letter')
  await desk.addToState('lit', 'The lamp is lit')
  await desk.addToState('trust', 'Jamuna’s trust')
  await desk.chooseKind('A number')
  await desk.addToState('mood', 'How you climbed')
  await desk.chooseKind('One of a list')
  await desk.addPhrase('Possible values', 'bold')
}

async function writeIntro(desk: StoryDesk) {
  await desk.openScene('intro')
  for (const thing of ['the oil can', 'the letter', 'the dog']) await desk.put(thing, 'Things here')
  const on = await desk.choice(1)
  await on.getByRole('combobox', { name: 'Effect' }).fill('mood = bold')
  await desk.addPhrase('Players may also say', 'climb up', on)
  const read = await desk.choice(2)
  const effect = read.getByRole('combobox', { name: 'Effect' })
  await effect.fill('knows_letter, trust +1')
  await read
    .getByRole('textbox', { name: 'Recalled at the end as' })
    .fill('You read a letter that was not yours.')
}

async function writeTop(desk: StoryDesk) {
  await desk.openScene('next_node')
  const text = desk.field('Text')
  await text.fill((await text.inputValue()) + ADDED_TEXT)
  await desk.addReaction('light the lamp', 'It takes, and the sea turns its head.')
  await desk.page.getByRole('combobox', { name: 'Effect' }).last().fill('lit = true')
  await desk.openScene('end')
  await desk
    .field('Text')
    .fill(
      'The sea is quiet{lit: , and lit}. {trust >= 1: She stays. | She goes.} You keep the light until {mood == "bold": noon|morning}, and then another year.',
    )
}

/** Adds people, things and variables to `writeScenes`. The story has one finding. */
export async function writeRichStory(desk: StoryDesk) {
  await writeParts(desk)
  await writeIntro(desk)
  await writeTop(desk)
  await expect(desk.finding(NAMED_TOO_EARLY)).toBeVisible()
}

export async function fixEarlyName(desk: StoryDesk) {
  const finding = desk.finding(NAMED_TOO_EARLY)
  await finding.getByText('Show the path').click()
  await expect(finding.getByText('Go on')).toBeVisible()
  await finding.getByRole('button', { name: /^Go to scene/ }).click()
  await expect(desk.field('Text')).toBeFocused()
  await desk.put('Jamuna', 'People here')
  await expect(finding).toBeHidden()
}
