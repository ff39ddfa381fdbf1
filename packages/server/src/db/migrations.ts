import type { Migration } from 'kysely/migration'

import { core } from './migrations/0001_core.ts'
import { sessions } from './migrations/0002_sessions.ts'
import { models } from './migrations/0003_models.ts'
import { catalogue } from './migrations/0004_catalogue.ts'
import { accounts } from './migrations/0005_accounts.ts'
import { accountCare } from './migrations/0006_account_care.ts'
import { trust } from './migrations/0007_trust.ts'
import { authoring } from './migrations/0008_authoring.ts'
import { search } from './migrations/0009_search.ts'
import { waitlist } from './migrations/0010_waitlist.ts'
import { administration } from './migrations/0012_administration.ts'
import { planted } from './migrations/0014_planted.ts'
import { proofs } from './migrations/0013_proofs.ts'
import { progress } from './migrations/0011_progress.ts'
import { modelSpending } from './migrations/0015_model_spending.ts'
import { listOrder } from './migrations/0016_list_order.ts'
import { googleTaken } from './migrations/0019_google_taken.ts'
import { knownOriginsTable } from './migrations/0020_known_origins.ts'
import { signIns } from './migrations/0021_sign_ins.ts'
import { seededItems } from './migrations/0022_seeded_items.ts'
import { actionTypes } from './migrations/0023_action_types.ts'
import { factCorrections } from './migrations/0024_fact_corrections.ts'
import { reachedEndings } from './migrations/0025_reached_endings.ts'
import { tries } from './migrations/0026_tries.ts'
import { operations } from './migrations/0027_operations.ts'
import { turnFunctions } from './migrations/0028_turn_functions.ts'
import { hitCounts } from './migrations/0029_count_hits.ts'
import { userIds } from './migrations/0030_user_ids.ts'
import { turnsByUser } from './migrations/0031_turns_by_user.ts'
import { ledgerByUser } from './migrations/0032_ledger_by_user.ts'
import { importNotes } from './migrations/0033_import_notes.ts'
import { turnAtOnce } from './migrations/0034_take_turn.ts'
import { storyPictures } from './migrations/0035_story_pictures.ts'
import { lastSeeding } from './migrations/0036_last_seeding.ts'
import { closedReports } from './migrations/0037_closed_reports.ts'
import { grantKeys } from './migrations/0038_grant_keys.ts'
import { reportedPlaces } from './migrations/0039_reported_places.ts'
import { latestActions } from './migrations/0040_latest_actions.ts'
import { modelProviders } from './migrations/0041_model_providers.ts'
import { modelUse } from './migrations/0042_model_use.ts'
import { turnSummaries } from './migrations/0043_turn_summaries.ts'
import { variants } from './migrations/0044_variants.ts'
import { spokenTexts } from './migrations/0046_spoken_texts.ts'
import { modelKeys } from './migrations/0047_model_keys.ts'
import { sharedPlays } from './migrations/0049_shared_plays.ts'
import { plays } from './migrations/0050_plays.ts'
import { digests } from './migrations/0052_digests.ts'
import { guests } from './migrations/0053_guests.ts'
import { sharedNames } from './migrations/0054_shared_names.ts'
import { authors } from './migrations/0055_authors.ts'
import { coauthors } from './migrations/0063_coauthors.ts'
import { comments } from './migrations/0056_comments.ts'
import { bulkActs } from './migrations/0057_bulk_acts.ts'
import { notices } from './migrations/0058_notices.ts'
import { series } from './migrations/0059_series.ts'
import { muted } from './migrations/0060_muted.ts'
import { storyDayCounts } from './migrations/0061_story_day_counts.ts'
import { uploads } from './migrations/0062_uploads.ts'
import { pictureObjects } from './migrations/0067_picture_objects.ts'
import { savedViews } from './migrations/0066_saved_views.ts'
import { secondFactors } from './migrations/0069_second_factors.ts'
import { auditChainTables } from './migrations/0070_audit_chain.ts'
import { turnedSecrets } from './migrations/0071_turned_secrets.ts'
import { storyPages } from './migrations/0072_story_pages.ts'
import { signInMethods } from './migrations/0073_sign_in_methods.ts'
import { seriesPaces } from './migrations/0074_series_paces.ts'
import { latinTitles } from './migrations/0075_latin_titles.ts'
import { previewLinks } from './migrations/0064_preview_links.ts'

/** In the order of their names. A migration that has been released is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_core': core,
  '0002_sessions': sessions,
  '0003_models': models,
  '0004_catalogue': catalogue,
  '0005_accounts': accounts,
  '0006_account_care': accountCare,
  '0007_trust': trust,
  '0008_authoring': authoring,
  '0009_search': search,
  '0010_waitlist': waitlist,
  '0011_progress': progress,
  '0012_administration': administration,
  '0013_proofs': proofs,
  '0014_planted': planted,
  '0015_model_spending': modelSpending,
  '0016_list_order': listOrder,
  '0019_google_taken': googleTaken,
  '0020_known_origins': knownOriginsTable,
  '0021_sign_ins': signIns,
  '0022_seeded_items': seededItems,
  '0023_action_types': actionTypes,
  '0024_fact_corrections': factCorrections,
  '0025_reached_endings': reachedEndings,
  '0026_tries': tries,
  '0027_operations': operations,
  '0028_turn_functions': turnFunctions,
  '0029_count_hits': hitCounts,
  '0030_user_ids': userIds,
  '0031_turns_by_user': turnsByUser,
  '0032_ledger_by_user': ledgerByUser,
  '0033_import_notes': importNotes,
  '0034_take_turn': turnAtOnce,
  '0035_story_pictures': storyPictures,
  '0036_last_seeding': lastSeeding,
  '0037_closed_reports': closedReports,
  '0038_grant_keys': grantKeys,
  '0039_reported_places': reportedPlaces,
  '0040_latest_actions': latestActions,
  '0041_model_providers': modelProviders,
  '0042_model_use': modelUse,
  '0043_turn_summaries': turnSummaries,
  '0044_variants': variants,
  '0046_spoken_texts': spokenTexts,
  '0047_model_keys': modelKeys,
  '0049_shared_plays': sharedPlays,
  '0050_plays': plays,
  '0052_digests': digests,
  '0053_guests': guests,
  '0054_shared_names': sharedNames,
  '0055_authors': authors,
  '0056_comments': comments,
  '0057_bulk_acts': bulkActs,
  '0058_notices': notices,
  '0059_series': series,
  '0060_muted': muted,
  '0061_story_day_counts': storyDayCounts,
  '0062_uploads': uploads,
  '0067_picture_objects': pictureObjects,
  '0063_coauthors': coauthors,
  '0066_saved_views': savedViews,
  '0064_preview_links': previewLinks,
  '0069_second_factors': secondFactors,
  '0070_audit_chain': auditChainTables,
  '0071_turned_secrets': turnedSecrets,
  '0072_story_pages': storyPages,
  '0073_sign_in_methods': signInMethods,
  '0074_series_paces': seriesPaces,
  '0075_latin_titles': latinTitles,
}
