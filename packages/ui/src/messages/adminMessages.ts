import { adminAudit } from './en/adminAudit.ts'
import { adminForm } from './en/adminForm.ts'
import { adminModelForms } from './en/adminModelForms.ts'
import { adminModels } from './en/adminModels.ts'
import { adminOverview } from './en/adminOverview.ts'
import { adminPager } from './en/adminPager.ts'
import { adminPeople } from './en/adminPeople.ts'
import { adminReview } from './en/adminReview.ts'
import { adminShell } from './en/adminShell.ts'
import { adminStories } from './en/adminStories.ts'
import { adminTaxonomy } from './en/adminTaxonomy.ts'

/**
 * Every string of the administration. It lies beside the other catalogues and not in them, so that
 * it is loaded with the pages that need it; a catalogue that gives this area overrules it.
 */
export const adminMessages = {
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
}
