export { ActionMenu } from '../components/ActionMenu/ActionMenu.tsx'
export type { ActionMenuProps, MenuAction } from '../components/ActionMenu/ActionMenu.tsx'
export { AdminShell } from '../components/AdminShell/AdminShell.tsx'
export type { AdminNavLink, AdminShellProps } from '../components/AdminShell/AdminShell.tsx'
export { AdminStoryFilters } from '../components/AdminStoryFilters/AdminStoryFilters.tsx'
export type {
  AdminStoryFiltersProps,
  AdminStoryFilterValues,
} from '../components/AdminStoryFilters/AdminStoryFilters.tsx'
export { AdminStoryTable } from '../components/AdminStoryTable/AdminStoryTable.tsx'
export type {
  AdminStoryTableProps,
  TableSort,
} from '../components/AdminStoryTable/AdminStoryTable.tsx'
export type { AdminMove } from '../components/AdminStoryTable/storyMoves.ts'
export { AuditList } from '../components/AuditList/AuditList.tsx'
export type { AuditListProps } from '../components/AuditList/AuditList.tsx'
export { DayBars } from '../components/DayBars/DayBars.tsx'
export type { DayBarsProps } from '../components/DayBars/DayBars.tsx'
export type { DaySeries } from '../components/DayBars/daySeries.ts'
export { IconLink } from '../components/IconLink/IconLink.tsx'
export type { IconLinkProps } from '../components/IconLink/IconLink.tsx'
export { Pager } from '../components/Pager/Pager.tsx'
export type { PagerProps } from '../components/Pager/Pager.tsx'
export { ReauthDialog } from '../components/ReauthDialog/ReauthDialog.tsx'
export type { ReauthDialogProps } from '../components/ReauthDialog/ReauthDialog.tsx'
export { SearchField } from '../components/SearchField/SearchField.tsx'
export type { SearchFieldProps } from '../components/SearchField/SearchField.tsx'
export { StatusBars } from '../components/StatusBars/StatusBars.tsx'
export type { StatusBarsProps } from '../components/StatusBars/StatusBars.tsx'
export { Switch } from '../components/Switch/Switch.tsx'
export type { SwitchProps } from '../components/Switch/Switch.tsx'
export { UserActDialog } from '../components/UserActDialog/UserActDialog.tsx'
export type {
  UserActAsked,
  UserActDialogProps,
} from '../components/UserActDialog/UserActDialog.tsx'
export { UserTable } from '../components/UserTable/UserTable.tsx'
export type { UserTableProps } from '../components/UserTable/UserTable.tsx'
export type { UserAct } from '../components/UserTable/userActs.ts'
export { adminMessages } from '../messages/adminMessages.ts'
export { AdminAuditScreen } from '../screens/AdminAuditScreen/AdminAuditScreen.tsx'
export type { AdminAuditScreenProps } from '../screens/AdminAuditScreen/AdminAuditScreen.tsx'
export type { AuditFilterName } from '../screens/AdminAuditScreen/AuditFilters.tsx'
export { AdminLoginScreen } from '../screens/AdminLoginScreen/AdminLoginScreen.tsx'
export type {
  AdminLoginScreenProps,
  AdminLoginValues,
} from '../screens/AdminLoginScreen/AdminLoginScreen.tsx'
export { AdminOverviewScreen } from '../screens/AdminOverviewScreen/AdminOverviewScreen.tsx'
export type {
  AdminOverviewScreenProps,
  OverviewRange,
} from '../screens/AdminOverviewScreen/AdminOverviewScreen.tsx'
export { AdminStoriesScreen } from '../screens/AdminStoriesScreen/AdminStoriesScreen.tsx'
export type { AdminStoriesScreenProps } from '../screens/AdminStoriesScreen/AdminStoriesScreen.tsx'
export { AdminUsersScreen } from '../screens/AdminUsersScreen/AdminUsersScreen.tsx'
export type { AdminUsersScreenProps } from '../screens/AdminUsersScreen/AdminUsersScreen.tsx'
export type { UserFilterName } from '../screens/AdminUsersScreen/UserFilters.tsx'
export { ColorInput } from '../components/ColorInput/ColorInput.tsx'
export type { ColorInputProps } from '../components/ColorInput/ColorInput.tsx'
export { DoneNotice } from '../components/DoneNotice/DoneNotice.tsx'
export type { DoneNoticeProps } from '../components/DoneNotice/DoneNotice.tsx'
export { MergeDialog } from '../components/MergeDialog/MergeDialog.tsx'
export type { MergeDialogProps } from '../components/MergeDialog/MergeDialog.tsx'
export { ReasonDialog } from '../components/ReasonDialog/ReasonDialog.tsx'
export type { ReasonDialogProps } from '../components/ReasonDialog/ReasonDialog.tsx'
export { ReportList } from '../components/ReportList/ReportList.tsx'
export type { ReportListProps } from '../components/ReportList/ReportList.tsx'
export { ReportedSessionDialog } from '../components/ReportedSessionDialog/ReportedSessionDialog.tsx'
export type { ReportedSessionDialogProps } from '../components/ReportedSessionDialog/ReportedSessionDialog.tsx'
export type { ReadReportedSession } from '../components/ReportedSessionDialog/useReportedTurns.ts'
export { TaxonomyDialog } from '../components/TaxonomyDialog/TaxonomyDialog.tsx'
export type {
  TaxonomyDialogProps,
  TaxonomyRefusal,
  TaxonomyValues,
} from '../components/TaxonomyDialog/TaxonomyDialog.tsx'
export { TaxonomyList } from '../components/TaxonomyList/TaxonomyList.tsx'
export type { TaxonomyListProps } from '../components/TaxonomyList/TaxonomyList.tsx'
export type { TaxonomyItem, TaxonomyNoun } from '../components/TaxonomyList/taxonomyItem.ts'
export { WaitingStories } from '../components/WaitingStories/WaitingStories.tsx'
export type { WaitingStoriesProps } from '../components/WaitingStories/WaitingStories.tsx'
export { AdminReviewScreen } from '../screens/AdminReviewScreen/AdminReviewScreen.tsx'
export type { AdminReviewScreenProps } from '../screens/AdminReviewScreen/AdminReviewScreen.tsx'
export { AdminReviewStoryScreen } from '../screens/AdminReviewStoryScreen/AdminReviewStoryScreen.tsx'
export type {
  AdminReviewStoryScreenProps,
  ReviewedStory,
} from '../screens/AdminReviewStoryScreen/AdminReviewStoryScreen.tsx'
export { AdminTaxonomyScreen } from '../screens/AdminTaxonomyScreen/AdminTaxonomyScreen.tsx'
export type { AdminTaxonomyScreenProps } from '../screens/AdminTaxonomyScreen/AdminTaxonomyScreen.tsx'
export { StoryVersions } from '../components/StoryVersions/StoryVersions.tsx'
export type { StoryVersionsProps } from '../components/StoryVersions/StoryVersions.tsx'
export { AdminStoryFormScreen } from '../screens/AdminStoryFormScreen/AdminStoryFormScreen.tsx'
export type { AdminStoryFormScreenProps } from '../screens/AdminStoryFormScreen/AdminStoryFormScreen.tsx'
