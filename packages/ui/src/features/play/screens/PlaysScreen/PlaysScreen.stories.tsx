import type { OwnPlay } from '@kathasagar/api/contract'
import { makeId, makePlay } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { fullEnglish } from '../../../../messages/fullEnglish.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { sampleKiteStory, moonsAmbassador } from '../../../../testing/shippedStories.ts'
import { inShell } from '../../../../testing/decorators.tsx'
import { claims, leadsTo, shows } from '../../../../testing/plays.ts'
import { PlaysScreen } from './PlaysScreen.tsx'
import { asPage } from '../../../../storybook/modes.ts'
import { inHindi, rightToLeft } from '../../../../storybook/inLanguages.ts'

const ferry = makePlay()
const moon = makePlay({
  id: makeId(502),
  story: { ...moonsAmbassador, id: makeId(2) },
  scene: 'The lake at midnight',
  last_line: 'The elephant kneels, and the moon in the water breaks.',
  completion_percentage: 25,
  minutes_left: 1,
})
const kite = makePlay({
  id: makeId(503),
  story: { ...sampleKiteStory, id: makeId(3) },
  scene: 'छत पर',
  last_line: 'डोर हाथ में खिंचती है, और ऊपर कोई नाम हिलता है।',
})

const meta = {
  title: 'Screens/PlaysScreen',
  tags: ['beta', 'role:player'],
  component: PlaysScreen,
  args: {
    state: 'open',
    items: [ferry, moon, kite],
    counts: { open: 3, finished: 1, archived: 0 },
    busyId: null,
    hasMore: false,
    isBusy: false,
    playHref: (id: string) => `#play-${id}`,
    browseHref: '#browse',
    onStateChange: fn(),
    onRetry: fn(),
    onLoadMore: fn(),
    onAct: fn(),
  },
  parameters: asPage,
  decorators: inShell({ isSignedIn: true }),
} satisfies Meta<typeof PlaysScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Archived: Story = {
  args: {
    state: 'archived',
    items: [{ ...ferry, state: 'archived' }],
    done: {
      message: fill(fullEnglish.plays.nowArchived, { title: ferry.story.title }),
      onUndo: fn(),
    },
  },
}

/** Deleting a session focuses the next one. Deleting the last one focuses the heading. */
export const Deleting: Story = {
  render: function Deleting({ items, ...args }) {
    const [left, setLeft] = useState(items)
    const drop = (_act: string, { id }: OwnPlay) =>
      setLeft((now) => now?.filter((play) => play.id !== id) ?? null)
    return <PlaysScreen {...args} items={left} onAct={drop} />
  },
  play: async ({ canvas, userEvent }) => {
    const remove = async ({ story: { title } }: OwnPlay) => {
      await userEvent.click(canvas.getByRole('button', { name: `Delete: ${title}` }))
      const dialog = within(await screen.findByRole('alertdialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    }
    await remove(moon)
    const next = canvas.getByRole('link', { name: `Continue: ${kite.story.title}` })
    await waitFor(() => expect(next).toHaveFocus())

    await remove(ferry)
    await waitFor(() => expect(next).toHaveFocus())
    await remove(kite)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'My plays' })).toHaveFocus())
  },
}

export const Empty: Story = {
  args: { items: [], counts: { open: 0, finished: 0, archived: 0 } },
  play: claims(shows('You have no open sessions.'), leadsTo('Find a story', '#browse')),
}

export const RightToLeft: Story = rightToLeft

export const InHindi: Story = inHindi
