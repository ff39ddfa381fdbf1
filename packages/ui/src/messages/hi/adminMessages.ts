import type { AdminMessages } from '../en.ts'
import { adminAudit } from './adminAudit.ts'
import { adminForm } from './adminForm.ts'
import { adminModelForms } from './adminModelForms.ts'
import { adminModels } from './adminModels.ts'
import { adminOverview } from './adminOverview.ts'
import { adminPager } from './adminPager.ts'
import { adminPeople } from './adminPeople.ts'
import { adminReview } from './adminReview.ts'
import { adminShell } from './adminShell.ts'
import { adminStories } from './adminStories.ts'
import { adminTaxonomy } from './adminTaxonomy.ts'

export const adminMessages: AdminMessages = {
  admin: {
    audit: adminAudit,
    form: adminForm,
    modelForms: adminModelForms,
    models: adminModels,
    overview: adminOverview,
    people: adminPeople,
    review: adminReview,
    shell: adminShell,
    stories: adminStories,
    pager: adminPager,
    taxonomy: adminTaxonomy,
  },
}
