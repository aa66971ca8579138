/** Matches a glossary mark such as `[[GMB]]` and captures its term. */
export const GLOSSARY_MARK = /\[\[([^\]]*)\]\]/g;
