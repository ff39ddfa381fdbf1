import {
  adminStoryHandlers,
  answer,
  guestSite,
  makeAdminStories,
  makeAdminStory,
  makeSignedIn,
  makeStory,
  makeUser,
} from '@kathasagar/api/testing'
import { adminMessages, fill } from '@kathasagar/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { noPicture } from '../../../../.storybook/modes.ts'
import { paths } from '../navigation/paths.ts'
import { arrive, tour, wordsOf } from './test/tour.tsx'

const { shell, stories } = adminMessages
const keeper = makeUser({ username: 'keeper', display_name: 'Keeper', role: 'admin' })
const story = makeStory({ title: 'Seventy-One Nights of the Parrot' })

/** A server that remembers whether one story is featured. */
function featuringServer() {
  let isFeatured = false
  return [
    answer('listAdminStories', () =>
      makeAdminStories([makeAdminStory({ title: story.title, is_featured: isFeatured })]),
    ),
    answer('setFeatured', () => {
      isFeatured = true
      return { id: story.id, is_featured: true, featured_order: 1 }
    }),
    answer('listFeatured', () => (isFeatured ? [story] : [])),
    ...adminStoryHandlers(),
  ]
}

const meta = {
  ...tour,
  title: 'Flows/Tour of an admin',
  tags: ['!autodocs', 'internal', 'role:admin'],
  parameters: { layout: 'fullscreen', ...noPicture },
  args: { path: paths.admin, theme: 'dark' },
  beforeEach: ({ msw }) => {
    msw.use(
      answer('login', makeSignedIn(keeper)),
      answer('me', keeper),
      ...featuringServer(),
      ...guestSite(),
    )
    return arrive()
  },
} satisfies Meta<typeof tour.component>
export default meta
type Story = StoryObj<typeof meta>

/** An admin signs in and features a story; the home page shows it. */
export const FromEndToEnd: Story = {
  play: async ({ canvas, globals, step, userEvent }) => {
    const { layout } = await wordsOf({ globals })

    await step('an admin signs in at a door of their own', async () => {
      const { identifier, password, submit } = shell.login
      const name = await canvas.findByRole('textbox', { name: identifier })
      await userEvent.type(name, 'keeper')
      await userEvent.type(canvas.getByLabelText(password), 'Lamp#1')
      await userEvent.click(canvas.getByRole('button', { name: submit }))
    })
    await step('the story is featured', async () => {
      const name = fill(stories.featuredOf, { title: story.title })
      const control = await canvas.findByRole('switch', { name })
      await expect(control).not.toBeChecked()
      await userEvent.click(control)
      await waitFor(() => expect(control).toBeChecked())
    })
    await step('the home page shows it', async () => {
      await userEvent.click(canvas.getByRole('link', { name: shell.login.site }))
      const banner = await canvas.findByRole('heading', { level: 2, name: story.title })
      await expect(banner).toBeInTheDocument()
      await expect(canvas.getByRole('navigation', { name: layout.mainNavigation })).toBeVisible()
    })
  },
}

/** The same way with the site in Hindi; the administration speaks English. */
export const InHindi: Story = { ...FromEndToEnd, globals: { locale: 'hi' } }
