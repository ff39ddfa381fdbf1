import { expect, type Page } from '@playwright/test'

import { newName, Player } from './player.ts'

/** A person who writes: by the names that assistive technology reads. */
export class Author {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  field(name: string) {
    return this.page.getByRole('textbox', { name, exact: true })
  }

  /** Registers by way of a page that is not for guests, and is led back to it. */
  async registerFor(path: string) {
    const player = new Player(this.page, '')
    await this.page.goto(path)
    await expect(this.page).toHaveURL(/\/login$/)
    await this.page
      .getByRole('main')
      .getByRole('link', { name: /create an account/i })
      .click()
    await player.fillRegistration(newName())
    await this.page.getByRole('button', { name: 'Create Account' }).click()
    await expect(this.page).toHaveURL(new RegExp(`${path}$`))
  }

  /** Everything that a new story must say; the structure is the one it begins with. */
  async writeBasics(title: string) {
    await this.field('Title').fill(title)
    await this.field('Tagline').fill('The lighthouse answers only those who have lied.')
    await this.field('Description').fill('A keeper, a sea, *a lie*.')
    await this.field('Story Prompt').fill('You climb the stair.')
    await this.field('Cover Image URL').fill('/covers/default.svg')
    await this.page.getByLabel('Category').selectOption({ index: 1 })
  }

  async createStory(title: string) {
    await this.writeBasics(title)
    await this.page.getByRole('button', { name: 'Create Story' }).click()
    await expect(this.page).toHaveURL(/\/my-stories$/)
  }

  /** Sends a draft on its way to readers, past the question. */
  async publish(title: string) {
    await this.story(title).getByRole('button', { name: 'Publish' }).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  }

  story(title: string) {
    return this.page.getByRole('article', { name: title })
  }

  async edit(title: string) {
    await this.story(title).getByRole('link', { name: 'Edit' }).click()
    await expect(this.field('Title')).toHaveValue(title)
  }
}
