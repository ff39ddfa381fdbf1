import type { DraftStructure } from '@kathasagar/story/schema'
import { saveTokens } from '@kathasagar/api'
import type { ProposalRequest } from '@kathasagar/api/contract'
import {
  answer,
  authorHandlers,
  guestSite,
  makeEditableStory,
  makeSignedIn,
  makeUser,
  refuse,
} from '@kathasagar/api/testing'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'

import { paths } from '../navigation/paths.ts'
import { withMockedServer } from './test/bareBrowser.ts'
import { Site } from './Site.tsx'

const server = withMockedServer()
const { id } = makeEditableStory()

/** The structure that was saved last. */
let saved: DraftStructure | undefined
beforeEach(() => {
  saved = undefined
  saveTokens(makeSignedIn().tokens)
})

function openSite(path: string, ...first: Parameters<typeof server.use>) {
  server.use(
    ...first,
    answer('me', makeUser()),
    answer('updateStory', async (request) => {
      const body = (await request.json()) as { story_structure: DraftStructure }
      saved = body.story_structure
      return makeEditableStory({ revision: 2 })
    }),
    ...authorHandlers(),
    ...guestSite(),
  )
  render(<Site locale="en" path={path} theme="dark" />)
}

const choicesIn = (node: string) => saved?.nodes[node]?.choices
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

test('what players tried becomes another way to say a choice with a press and a pick', async () => {
  openSite(paths.freeInputs(id))

  await press('It is a choice: “ask the river its name”')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Answer it' }))

  expect(await screen.findByText(/“ask the river its name” now takes “Answer it”/)).toBeDefined()
  expect(choicesIn('current')?.[0]).toMatchObject({
    text: 'Answer it',
    also: [
      'ask the river its name',
      'who are you river',
      'river tell me your name',
      'nadi ka naam kya hai',
    ],
  })
})

test('other words that a model proposes are read, struck and kept, and saved with the story', async () => {
  const asked: ProposalRequest[] = []
  openSite(
    paths.editStory(id, { tab: 'structure' }),
    answer('proposePhrases', async (request) => {
      const scene = (await request.json()) as ProposalRequest
      asked.push(scene)
      return {
        choices: scene.choices.map(({ text }) => [`please ${text}`, `now ${text}`]),
        answers: [{ to: ['who is there'], text: 'Nobody answers.' }],
      }
    }),
  )

  await press('Propose other words')
  await screen.findByRole('heading', { name: 'The Current' })
  await userEvent.click(await screen.findByRole('button', { name: 'Keep what is left' }))
  await screen.findByText(/8 ways to say a choice are part of the draft/)
  await press('Save Changes')

  await waitFor(() => expect(saved).toBeDefined())
  expect(asked.map(({ title }) => title)).toEqual(['The Jetty', 'The Current'])
  expect(choicesIn('jetty')?.[0]?.also).toEqual(['please Swim across', 'now Swim across'])
  expect(saved?.nodes['jetty']?.reactions).toEqual([
    { to: ['who is there'], text: 'Nobody answers.' },
  ])
})

test('a model that fails is told in a sentence, and nothing of the story changes', async () => {
  openSite(paths.editStory(id, { tab: 'structure' }), refuse('proposePhrases', 'storyteller_busy'))

  await press('Propose other words')

  expect(await screen.findByText(/The storyteller is busy/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Keep what is left' })).toBeNull()
})
