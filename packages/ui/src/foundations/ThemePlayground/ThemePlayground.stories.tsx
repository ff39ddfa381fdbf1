import { makeStory } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { ThemePlayground } from './ThemePlayground.tsx'

const meta = {
  title: 'Foundations/Theming playground',
  tags: ['stable', 'role:player', 'role:author', 'role:admin'],
  component: ThemePlayground,
  args: {
    story: makeStory(),
    // Where a page may not write to the clipboard, nothing else is wrong.
    onCopy: fn((lines: string) => void navigator.clipboard.writeText(lines).catch(() => undefined)),
  },
} satisfies Meta<typeof ThemePlayground>
export default meta
type Story = StoryObj<typeof meta>

const OURS = { space: '1', display: '', interface: '', story: '' }

export const Tea: Story = {
  args: {
    seeds: {
      ...OURS,
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

export const SpaceAndFonts: Story = {
  args: Tea.args,
  play: async ({ args, canvas, userEvent }) => {
    const publish = canvas.getByRole('button', { name: 'Publish' })
    const { paddingInlineStart: before } = getComputedStyle(publish)

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'space' }), '1.25')
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'font: interface' }),
      'Georgia, serif',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the lines' }))

    const { fontFamily, paddingInlineStart: after } = getComputedStyle(publish)
    await expect(fontFamily).toBe('Georgia, serif')
    await expect(Number.parseFloat(after)).toBeGreaterThan(Number.parseFloat(before))
    await expect(args.onCopy).toHaveBeenCalledWith(
      expect.stringMatching(/space: 1\.25,\n {2}font: \{ interface: 'Georgia, serif' \},/),
    )
    await expect(canvas.getByText('Copied')).toBeVisible()
  },
}

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

export const Paper: Story = {
  args: {
    seeds: {
      ...OURS,
      canvas: '#F8FAFC',
      action: '#2563EB',
      brand: '#DB2777',
      link: '#1D4ED8',
      corners: '12px',
    },
  },
}
