/** Site path of the sample as a PDF. */
export const MONTHLY_TABLE_PDF = '/resources/sample-monthly-table.pdf';
