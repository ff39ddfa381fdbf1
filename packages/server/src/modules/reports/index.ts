export { deleteOldReports } from './deleteOldReports.ts'
export { recordClosing, recordTakeDown } from './recordTakeDown.ts'
export { closeReports, REPORTED_SCENE, REPORTED_TITLE, saveReport } from './reports.queries.ts'
