import type { DraftStructure } from '@kathasagar/story/schema'
import { saveTokens } from '@kathasagar/api'
import {
  answer,
  authorHandlers,
  guestSite,
  makeEditableStory,
  makeSignedIn,
  makeUser,
} from '@kathasagar/api/testing'
import { render, screen } from '@testing-library/react'
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
