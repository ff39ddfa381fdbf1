import { makeStory } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { ThemePlayground } from './ThemePlayground.tsx'

const meta = {
  title: 'Foundations/Theming playground',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: ThemePlayground,
  args: { story: makeStory() },
} satisfies Meta<typeof ThemePlayground>
export default meta
type Story = StoryObj<typeof meta>

/** Tea on dark: each value that is changed changes the pieces, the contrasts and the lines. */
export const Tea: Story = {
  tags: ['visual'],
  args: {
    seeds: {
      canvas: '#0B1F1A',
      action: '#FDE68A',
      brand: '#0F766E',
      link: '#7DD3C7',
      corners: '4px',
    },
  },
  play: async ({ canvas, userEvent }) => {
    const brand = canvas.getByRole('textbox', { name: 'brand' })
    await userEvent.clear(brand)
    await userEvent.type(brand, '#7C3AED')

    const publish = canvas.getByRole('button', { name: 'Publish' })
    // The button's colour goes over from one to the other.
    await waitFor(() => expect(getComputedStyle(publish).backgroundColor).toBe('rgb(124, 58, 237)'))
    await expect(canvas.getByText(/brand: '#7C3AED'/)).toBeVisible()
    await expect(canvas.getByText(/^onBrand on brand: 5\.70$/)).toBeVisible()
  },
}

/** A word is no colour: the field says so, and the lines to copy leave it out. */
export const NoColor: Story = {
  args: Tea.args,
  play: async ({ canvas, userEvent }) => {
    const brand = canvas.getByRole('textbox', { name: 'brand' })
    await userEvent.clear(brand)
    await userEvent.type(brand, 'brick')

    await expect(brand).toHaveAccessibleDescription(/Six digits after #/)
    await expect(canvas.queryByText(/brick'/)).toBeNull()
  },
}

/** Ink on paper: a light canvas takes the colours of states from the light theme. */
export const Paper: Story = {
  args: {
    seeds: {
      canvas: '#F8FAFC',
      action: '#2563EB',
      brand: '#DB2777',
      link: '#1D4ED8',
      corners: '12px',
    },
  },
}
