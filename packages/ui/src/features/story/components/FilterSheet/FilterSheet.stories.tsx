import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { chooseOption } from '../../../../testing/plays.ts'
import { asSheet, coversPage } from '../../../../storybook/asSheet.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { Select } from '../../../../design-system/primitives/Select/Select.tsx'
import { FilterSheet } from './FilterSheet.tsx'

const meta = {
  title: 'Internal/Story/FilterSheet',
  tags: ['internal', 'role:player', 'role:admin'],
  component: FilterSheet,
  parameters: coversPage,
  args: { count: 0, found: '26 stories', onClear: fn(), children: null },
  render: function Held(args) {
    const { browse } = useMessages()
    const [language, setLanguage] = useState(args.count > 0 ? 'hi' : '')
    const handleClear = () => {
      setLanguage('')
      args.onClear()
    }

    return (
      <FilterSheet {...args} count={language ? 1 : 0} onClear={handleClear}>
        <Select
          variant="filter"
          blankLabel={browse.any}
          label={browse.fields.language}
          onChange={setLanguage}
          items={(['en', 'hi'] as const).map((value) => ({
            value,
            label: browse.languages[value],
          }))}
          value={language}
        />
      </FilterSheet>
    )
  },
} satisfies Meta<typeof FilterSheet>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = { parameters: asSheet<Story>(() => ({ meta, Wide: {} })) }

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')

    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await expect(sheet.queryByRole('button', { name: 'Clear filters' })).toBeNull()
    const language = sheet.getByRole('combobox', { name: 'Language' })
    await chooseOption(userEvent, language, 'Hindi')
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Clear filters' })).toBeVisible())
    await waitFor(() => expect(language).toHaveFocus())
    await userEvent.keyboard('{Escape}')

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Filters 1 active' })).toHaveFocus(),
    )
  },
}

export const Cleared: Story = {
  args: { count: 1 },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters 1 active' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await expect(sheet.getByRole('status')).toHaveTextContent('26 stories')

    await userEvent.click(sheet.getByRole('button', { name: 'Clear filters' }))

    await expect(args.onClear).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus())
  },
}
