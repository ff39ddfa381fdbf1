import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { asSheet } from '../../../storybook/asSheet.ts'
import { inBox } from '../../../testing/decorators.tsx'
import { leadsTo } from '../../../testing/plays.ts'
import { DeclinedNote } from './DeclinedNote.tsx'

const HELP = [
  {
    message_id: 'teleManas',
    name: 'Tele-MANAS',
    number: '14416',
    address: 'https://telemanas.mohfw.gov.in',
  },
  { message_id: 'emergency', name: 'Emergency', number: '112' },
  { message_id: 'findAHelpline', name: 'Find A Helpline', address: 'https://findahelpline.com' },
]

const meta = {
  title: 'Play/DeclinedNote',
  tags: ['internal', 'role:player', 'role:author', 'role:admin'],
  component: DeclinedNote,
  args: { declined: { kind: 'graphic_harm' } },
  decorators: inBox({ maxWidth: 640 }),
} satisfies Meta<typeof DeclinedNote>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    GraphicHarm: {},
    SelfHarm,
    Minors: { args: { declined: { kind: 'minors' } } },
    Sexual: { args: { declined: { kind: 'sexual' } } },
    Hate: { args: { declined: { kind: 'hate' } } },
    Weapons: { args: { declined: { kind: 'weapons' } } },
    RealPeople: { args: { declined: { kind: 'real_people' } } },
    Suspected: { args: { declined: { kind: 'unclear', help: HELP } } },
  })),
}

export const SelfHarm: Story = {
  args: { declined: { kind: 'self_harm', help: HELP } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('you matter')
    await expect(canvas.getByRole('link', { name: '14416' })).toHaveAttribute('href', 'tel:14416')
    await leadsTo(/findahelpline\.com/, 'https://findahelpline.com')({ canvas })
    await expect(canvas.queryByText(/charged/)).toBeNull()
  },
}
