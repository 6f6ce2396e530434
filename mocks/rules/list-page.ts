/** The page of a list for skip and limit (product §9 «Default list paging»). */
export const pageOf = <Row>(
  rows: readonly Row[],
  { skip = 0, limit = 100 }: { skip?: number; limit?: number },
): Row[] => rows.slice(skip, skip + limit)
