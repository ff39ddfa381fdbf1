import { answer, makeId, makeSignedIn, makeUser } from '@kathasagar/api/testing'
import { fill } from '@kathasagar/ui'
import { authoringMessages } from '@kathasagar/ui/authoring'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { noPicture } from '../../../../.storybook/modes.ts'
import { paths } from '../navigation/paths.ts'
import { authorSite } from './test/authorSite.ts'
import { ferry } from './test/ferry.ts'
import { arrive, signIn, tour, wordsOf } from './test/tour.tsx'

const { authoring, structure } = authoringMessages
const { create, fields, mine, review, tabs } = authoring
const { title } = ferry

/** Everything that a new story must say; of its description the review will want more. */
const basics = [
  [fields.tagline, 'A river, an oar, and somebody who waits.'],
  [fields.story_description, 'An oar.'],
  [fields.story_prompt, 'You stand on the jetty, and your oar is gone.'],
  [fields.cover_image_url, '/covers/default.svg'],
] as const
const description =
  'Your oar is gone, and across the water somebody lifts it like a lamp. Swim, or wait.'

const meta = {
  ...tour,
  title: 'Flows/Tour of an author',
  tags: ['!autodocs', 'internal', 'role:author'],
  parameters: { layout: 'fullscreen', ...noPicture },
  args: { path: paths.createStory, theme: 'dark' },
  beforeEach: ({ msw }) => {
    msw.use(answer('login', makeSignedIn()), answer('me', makeUser()), ...authorSite())
    return arrive()
  },
} satisfies Meta<typeof tour.component>
export default meta
type Story = StoryObj<typeof meta>

type Play = Parameters<NonNullable<Story['play']>>[0]

const isModal = (dialog: Element) => dialog.getAttribute('aria-modal') !== 'false'

/** Fields and buttons of the pages on which one writes, waited for as a person does. */
function deskOf({ canvas, userEvent }: Play) {
  // To ask of each part of so large a page whether it is hidden takes most of the time.
  const hidden = true
  const field = (name: string) => canvas.findByRole('textbox', { name, hidden })

  return {
    field,
    fillIn: async (name: string, text: string) => {
      const box = await field(name)
      await userEvent.clear(box)
      await userEvent.click(box)
      await userEvent.paste(text)
      await expect(box).toHaveValue(text)
    },
    press: async (name: string) =>
      userEvent.click(await canvas.findByRole('button', { name, hidden })),
    openTab: (name: string) =>
      userEvent.click(canvas.getByRole('tab', { name: new RegExp(name), hidden })),
    /** Puts the scenes of a file in the place of those that are there. */
    bring: async (file: File) => {
      const { exchange } = structure
      const dialog = await screen.findByRole('dialog', { name: exchange.bring })
      const input = dialog.querySelector<HTMLInputElement>('input[type="file"]')
      if (!input) throw new Error('The dialog takes no files.')
      await userEvent.upload(input, file)
      const replace = await screen.findByRole('button', { name: exchange.replace })
      await userEvent.click(replace)
    },
    confirm: async (name: string) => {
      // A notice that has not gone yet is one too, but stands in nobody's way.
      const dialog = await waitFor(() => {
        const found = screen.getAllByRole('alertdialog').find(isModal)
        if (!found) throw new Error('No question was asked.')
        return found
      })
      await userEvent.click(within(dialog).getByRole('button', { name }))
    },
  }
}

/** An author writes a story, mends what the review finds, and publishes it to the home page. */
export const FromEndToEnd: Story = {
  play: async (context) => {
    const { canvas, globals, step, userEvent } = context
    const { field, fillIn, press, openTab, bring, confirm } = deskOf(context)
    const words = await wordsOf({ globals })

    await step('an author signs in and begins a story at once', async () => {
      await signIn(userEvent, words)
      await fillIn(fields.title, title)
      for (const [name, text] of basics) await fillIn(name, text)
      const category = canvas.getByRole('combobox', { name: fields.category_id, hidden: true })
      await waitFor(() => userEvent.selectOptions(category, makeId(102)))
      await expect(await field(fields.title)).toHaveValue(title)
    })
    await step('the scenes come along in a file', async () => {
      await openTab(tabs.structure)
      await press(structure.exchange.import)
      await bring(new File([JSON.stringify(ferry)], 'ferry.json'))
    })
    await step('the review finds the description too short, and leads to it', async () => {
      await press(`${review.goField}: ${fields.story_description}`)
      await fillIn(fields.story_description, description)
      await openTab(tabs.structure)
      await expect(await canvas.findByText(review.clean)).toBeVisible()
    })
    await step('the story is stored as a draft', async () => {
      await press(create.submit)
      const done = fill(authoringMessages.writing.created, { title })
      await expect(await canvas.findByText(done)).toBeVisible()
    })
    await step('it is published, and the home page shows it', async () => {
      await press(mine.publish)
      await confirm(mine.publish)
      await canvas.findByText(fill(mine.nowPublished, { title }))
      await userEvent.click(canvas.getByRole('link', { name: words.site.nav.home }))
      const banner = await canvas.findByRole('heading', { level: 2, name: title })
      await expect(banner).toBeVisible()
    })
  },
}

/** The same way in Hindi, whatever the toolbar says. */
export const InHindi: Story = { ...FromEndToEnd, globals: { locale: 'hi' } }
