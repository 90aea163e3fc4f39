// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func0 } from "../../formats/checked-body.ts";
import { NewSavedViewBody } from "../bodies/new-saved-view.ts";

const pattern0 = new RegExp("^[a-z]+(-[a-z]+)*(\\.[a-z]+)?$", "u");
const pattern1 = new RegExp("\\S", "u");
const pattern2 = new RegExp("^[!-~]*$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.resource === undefined){
vErrors = withError(vErrors, instancePath, "required", "resource");
errors++;
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "required", "name");
errors++;
}
if(data.query === undefined){
vErrors = withError(vErrors, instancePath, "required", "query");
errors++;
}
for(const key0 in data){
if(!((((key0 === "resource") || (key0 === "name")) || (key0 === "query")) || (key0 === "shared"))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.resource !== undefined){
let data0 = data.resource;
if(typeof data0 === "string"){
if(func0(data0) > 40){
vErrors = withError(vErrors, instancePath+"/resource", "maxLength", 40);
errors++;
}
if(func0(data0) < 2){
vErrors = withError(vErrors, instancePath+"/resource", "minLength", 2);
errors++;
}
if(!pattern0.test(data0)){
vErrors = withError(vErrors, instancePath+"/resource", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/resource", "type");
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func0(data1) > 60){
vErrors = withError(vErrors, instancePath+"/name", "maxLength", 60);
errors++;
}
if(func0(data1) < 1){
vErrors = withError(vErrors, instancePath+"/name", "minLength", 1);
errors++;
}
if(!pattern1.test(data1)){
vErrors = withError(vErrors, instancePath+"/name", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/name", "type");
errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(typeof data2 === "string"){
if(func0(data2) > 2000){
vErrors = withError(vErrors, instancePath+"/query", "maxLength", 2000);
errors++;
}
if(!pattern2.test(data2)){
vErrors = withError(vErrors, instancePath+"/query", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/query", "type");
errors++;
}
}
if(data.shared !== undefined){
if(typeof data.shared !== "boolean"){
vErrors = withError(vErrors, instancePath+"/shared", "type");
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

/** NewSavedView as JSON Schema, and the check of it. */
export const NewSavedViewCheck: CheckedBody = {
  schema: NewSavedViewBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
