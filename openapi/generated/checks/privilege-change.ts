// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func0 } from "../../formats/checked-body.ts";
import { PrivilegeChangeBody } from "../bodies/privilege-change.ts";

const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = withError(vErrors, instancePath, "minProperties", 1);
errors++;
}
for(const key0 in data){
if(!(((key0 === "label") || (key0 === "level")) || (key0 === "permissions"))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func0(data0) > 80){
vErrors = withError(vErrors, instancePath+"/label", "maxLength", 80);
errors++;
}
if(func0(data0) < 1){
vErrors = withError(vErrors, instancePath+"/label", "minLength", 1);
errors++;
}
if(!pattern0.test(data0)){
vErrors = withError(vErrors, instancePath+"/label", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/label", "type");
errors++;
}
}
if(data.level !== undefined){
let data1 = data.level;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = withError(vErrors, instancePath+"/level", "type");
errors++;
}
if(typeof data1 == "number"){
if(data1 > 5 || isNaN(data1)){
vErrors = withError(vErrors, instancePath+"/level", "maximum", 5);
errors++;
}
if(data1 < 1 || isNaN(data1)){
vErrors = withError(vErrors, instancePath+"/level", "minimum", 1);
errors++;
}
}
}
if(data.permissions !== undefined){
let data2 = data.permissions;
if(Array.isArray(data2)){
if(data2.length > 100){
vErrors = withError(vErrors, instancePath+"/permissions", "maxItems", 100);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
vErrors = withError(vErrors, instancePath+"/permissions/" + i0, "type");
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data3 === "account.read") || (data3 === "account.write")) || (data3 === "business.write")) || (data3 === "administrators.write")) || (data3 === "privileges.read")) || (data3 === "privileges.write")) || (data3 === "users.read")) || (data3 === "users.write")) || (data3 === "connections.read")) || (data3 === "ip-restrictions.read")) || (data3 === "ip-restrictions.write")) || (data3 === "api-keys.read")) || (data3 === "api-keys.write")) || (data3 === "sso.read")) || (data3 === "sso.write")) || (data3 === "mails.read")) || (data3 === "branches.read")) || (data3 === "branches.write")) || (data3 === "webhooks.read")) || (data3 === "webhooks.write")) || (data3 === "calls.read")) || (data3 === "calls.supervise")) || (data3 === "insights.read")) || (data3 === "monitor.read")) || (data3 === "replay.read")) || (data3 === "events.read")) || (data3 === "events.write")) || (data3 === "audit.read")) || (data3 === "uploads.read")) || (data3 === "uploads.write")) || (data3 === "recordings.read")) || (data3 === "recordings.review")) || (data3 === "recordings.write")) || (data3 === "abandon-reasons.read")) || (data3 === "abandon-reasons.write")) || (data3 === "agent-form-exports.read")) || (data3 === "agent-form-exports.write")) || (data3 === "ai-topics.read")) || (data3 === "ai-topics.write")) || (data3 === "appointments.read")) || (data3 === "appointments.write")) || (data3 === "availabilities.read")) || (data3 === "availabilities.write")) || (data3 === "contacts.read")) || (data3 === "contacts.write")) || (data3 === "custom-emails.read")) || (data3 === "custom-emails.write")) || (data3 === "forms.read")) || (data3 === "forms.write")) || (data3 === "ideas.read")) || (data3 === "ideas.write")) || (data3 === "integrations.read")) || (data3 === "integrations.write")) || (data3 === "notifications.read")) || (data3 === "notifications.write")) || (data3 === "recordings-settings.read")) || (data3 === "recordings-settings.write")) || (data3 === "referrers.read")) || (data3 === "referrers.write")) || (data3 === "segments.read")) || (data3 === "segments.write")) || (data3 === "services.read")) || (data3 === "services.write")) || (data3 === "surveys.read")) || (data3 === "surveys.write")) || (data3 === "tags.read")) || (data3 === "tags.write")) || (data3 === "working-hours.read")) || (data3 === "working-hours.write"))){
vErrors = withError(vErrors, instancePath+"/permissions/" + i0, "enum");
errors++;
}
}
if(new Set(data2).size < data2.length){
vErrors = withError(vErrors, instancePath+"/permissions", "uniqueItems");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/permissions", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "type");
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

/** PrivilegeChange as JSON Schema, and the check of it. */
export const PrivilegeChangeCheck: CheckedBody = {
  schema: PrivilegeChangeBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
