import { expect, type Locator } from '@playwright/test'

import { Author } from './author.ts'

type PartTab = 'Scenes' | 'Cast' | 'Things' | 'State' | 'Codex' | 'Replies'

export class StoryDesk extends Author {
  async open() {
    await this.page.getByRole('tab', { name: 'Story Structure' }).click()
    await expect(this.page.getByRole('tab', { name: /^Scenes/ })).toBeVisible()
  }

  /** Opens a tab, which is in the More menu while unused. */
  async goTo(tab: PartTab) {
    const named = this.page.getByRole('tab', { name: new RegExp(`^${tab}`) })
    if (await named.isVisible()) return named.click()
    await this.page.getByRole('tab', { name: 'More', exact: true }).click()
    await this.page.getByRole('button', { name: tab, exact: true }).click()
  }

  async addPhrase(list: string, phrase: string, within: Locator | null = null) {
    const field = (within ?? this.page).getByRole('textbox', { name: list, exact: true }).last()
    await field.fill(`${await field.inputValue()}\n${phrase}`.trim())
  }

  async addPerson(id: string, name: string) {
    await this.goTo('Cast')
    await this.page.getByRole('button', { name: 'Add person' }).click()
    await this.field('Name').last().fill(name)
    await this.rename('Name in the file', id)
  }

  async addTopic(about: string, text: string) {
    await this.page.getByRole('button', { name: 'Add topic' }).click()
    await this.addPhrase('Asked about', about)
    await this.field('Reply to this topic').last().fill(text)
  }

  async addThing(id: string, name: string) {
    await this.goTo('Things')
    await this.page.getByRole('button', { name: 'Add thing' }).click()
    await this.field('Name').last().fill(name)
    await this.rename('Name in the file', id)
  }

  async addToState(name: string, label: string) {
    await this.goTo('State')
    await this.page.getByRole('button', { name: 'Add a value' }).click()
    await this.rename('Name', name)
    await this.field('Text shown to the player').last().fill(label)
  }

  async chooseKind(kind: 'Yes or no' | 'One of a list' | 'A number') {
    await this.page.getByLabel('Type').last().click()
    await this.page.getByRole('option', { name: kind }).click()
  }

  private async rename(label: string, to: string) {
    await this.field(label).last().fill(to)
    await this.field(label).last().press('Enter')
  }

  async openScene(name: string) {
    await this.goTo('Scenes')
    await this.page
      .getByRole('listbox', { name: 'Scenes' })
      .getByRole('option', { name: new RegExp(`\\b${name}\\b`) })
      .click()
    await expect(this.field('Name')).toHaveValue(name)
  }

  async put(who: string, list: 'People here' | 'Things here' | 'Introduced here') {
    const group = this.page.getByRole('group', { name: list })
    await group.getByText(who, { exact: true }).click()
    await expect(group.getByRole('checkbox', { name: who, exact: true })).toBeChecked()
  }

  /** Opens all fields of a choice. `number` is 1-based. */
  async choice(number: number) {
    const choice = this.page.getByRole('group', { name: `Choice ${number}`, exact: true })
    const more = choice.getByText('Conditions and effects')
    if (!(await choice.getByRole('combobox', { name: 'Only if' }).isVisible())) await more.click()
    return choice
  }

  async addReaction(says: string, text: string) {
    await this.page.getByRole('button', { name: 'Add a reply' }).click()
    await this.addPhrase('If the player writes', says)
    await this.field('Reply').last().fill(text)
    await this.page.getByText('Conditions and effects').last().click()
  }

  finding(words: RegExp) {
    return this.page
      .getByRole('list', { name: 'Findings' })
      .getByRole('listitem')
      .filter({ hasText: words })
  }
}
