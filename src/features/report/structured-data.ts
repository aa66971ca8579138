import type { Report as ReportBlock } from 'schema-dts';
import { sectionSchemas } from '../../blocks/structured-data.ts';
import { type SchemaBlock, SOCIAL_IMAGE } from '../../seo/page-meta.ts';
import { socialImagePath } from '../../seo/social-image-path.ts';
import { breadcrumbSchema, organizationId } from '../../seo/structured-data.ts';
import { REPORT_PATH, REPORT_PDF } from './paths.ts';
import type { Report } from './schema.ts';

export const reportTrail = (title: string) => [{ label: 'Home', path: '/' }, { label: title }];

function reportBlock(
  report: Report,
  origin: string,
  language: string,
): Exclude<ReportBlock, string> {
  const url = origin + REPORT_PATH;
  return {
    '@type': 'Report',
    '@id': `${url}#report`,
    name: report.title,
    headline: report.title,
    description: report.meta.description,
    url,
    mainEntityOfPage: url,
    image: {
      '@type': 'ImageObject',
      url: origin + socialImagePath(REPORT_PATH),
      width: `${SOCIAL_IMAGE.width}`,
      height: `${SOCIAL_IMAGE.height}`,
    },
    datePublished: report.published,
    author: { '@id': organizationId(origin) },
    publisher: { '@id': organizationId(origin) },
    keywords: report.meta.keywords,
    inLanguage: language,
    isAccessibleForFree: true,
    encoding: {
      '@type': 'MediaObject',
      contentUrl: origin + REPORT_PDF,
      encodingFormat: 'application/pdf',
    },
    citation: report.sources.map(({ name, url: address }) => ({
      '@type': 'CreativeWork',
      name,
      url: address,
    })),
  };
}

export function reportSchemas(report: Report, origin: string, language: string): SchemaBlock[] {
  const url = origin + REPORT_PATH;
  return [
    reportBlock(report, origin, language),
    breadcrumbSchema(reportTrail(report.title), url, origin),
    ...sectionSchemas(report.sections, url),
  ];
}
